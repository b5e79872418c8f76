// Runs at the edge before the bucket is asked: an address without a dot is a page, its own document or the app's.
var documents = {};
function handler(event) {
  var request = event.request;
  var address = request.uri.replace(/\/+$/, "");
  if (address.slice(address.lastIndexOf("/") + 1).indexOf(".") === -1) {
    request.uri = documents[address] === true ? address + "/page.html" : "/index.html";
  }
  return request;
}
