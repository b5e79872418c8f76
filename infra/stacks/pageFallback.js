// Runs at the edge before the bucket is asked: an address without a dot is a page of the app.
function handler(event) {
  var request = event.request;
  if (request.uri.indexOf(".") === -1) request.uri = "/index.html";
  return request;
}
