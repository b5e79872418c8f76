import java.io.File;
import java.util.TreeSet;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;

/** Validates each file as PDF/A (3a or 2a, as its name ends) and as PDF/UA-1; prints what fails and ends with the count. */
public class ValidateDocuments {
  public static void main(String[] folders) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    int passed = 0;
    int failed = 0;
    File[] files = new File(folders[0]).listFiles((folder, name) -> name.endsWith(".pdf"));
    for (File file : new TreeSet<>(java.util.List.of(files))) {
      PDFAFlavour archive = file.getName().endsWith(".3a.pdf") ? PDFAFlavour.PDFA_3_A : PDFAFlavour.PDFA_2_A;
      for (PDFAFlavour flavour : new PDFAFlavour[] {archive, PDFAFlavour.PDFUA_1}) {
        TreeSet<String> problems = new TreeSet<>();
        try (var parser = Foundries.defaultInstance().createParser(file, flavour);
            var validator = Foundries.defaultInstance().createValidator(flavour, 1, false, true, false)) {
          for (TestAssertion assertion : validator.validate(parser).getTestAssertions()) {
            if (assertion.getStatus() == TestAssertion.Status.FAILED) {
              problems.add(assertion.getRuleId().getClause() + "-" + assertion.getRuleId().getTestNumber() + " " + assertion.getMessage());
            }
          }
        }
        if (problems.isEmpty()) passed++;
        else failed++;
        System.out.println((problems.isEmpty() ? "passed " : "FAILED ") + file.getName() + " " + flavour + " " + problems);
      }
    }
    System.out.println("veraPDF: " + passed + " passed, " + failed + " failed");
    System.exit(failed == 0 && passed > 0 ? 0 : 1);
  }
}
