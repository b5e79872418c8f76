// Runs at the edge before the bucket is asked: an address without a dot is a page, its own document or the app's. Where an
// address has documents in several languages the cookie decides, then the browser, then the setting. What the bucket is
// asked for is what the edge keeps answers by, so that no reader gets the language of another.
var documents = {};
var offered = {};
var fallback = "";
function languageOf(request) {
  var cookie = request.cookies && request.cookies.language;
  var accepted = request.headers && request.headers["accept-language"];
  var wishes = [cookie ? cookie.value : ""].concat(accepted ? accepted.value.split(",") : [], fallback);
  for (var i = 0; i < wishes.length; i += 1) {
    var tag = wishes[i].trim().toLowerCase().split(";")[0];
    var language = offered[tag] || offered[tag.split("-")[0]];
    if (typeof language === "string") return language;
  }
  return "de";
}
function handler(event) {
  var request = event.request;
  var address = request.uri.replace(/\/+$/, "");
  if (address.slice(address.lastIndexOf("/") + 1).indexOf(".") === -1) {
    var names = documents[address];
    if (Array.isArray(names)) {
      var own = "page." + languageOf(request) + ".html";
      request.uri = address + "/" + (names.indexOf(own) === -1 ? "page.html" : own);
    } else request.uri = "/index.html";
  }
  return request;
}
