import java.util.Arrays;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.dynamodb.services.local.main.ServerRunner;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;

/** DynamoDB Local on 127.0.0.1. By itself it listens on every interface and has no option against it. */
public final class LoopbackDynamoDb {
  public static void main(String[] words) throws Exception {
    DynamoDBProxyServer dynamo = ServerRunner.createServerFromCommandLineArgs(words);
    var field = DynamoDBProxyServer.class.getDeclaredField("server");
    field.setAccessible(true);
    Arrays.stream(((Server) field.get(dynamo)).getConnectors())
        .map(ServerConnector.class::cast)
        .forEach(connector -> connector.setHost("127.0.0.1"));
    dynamo.start();
    dynamo.join();
  }
}
