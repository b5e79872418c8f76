/** Shows `/__local/details` every two seconds and sends what the buttons say. */

function element(name, text) {
  const created = document.createElement(name);
  if (text !== undefined) created.textContent = text;
  return created;
}

function table(caption, rows) {
  const created = element("table");
  created.append(element("caption", caption));
  const [first] = rows;
  if (first === undefined) return element("p", `${caption}: none yet`);
  const head = element("tr");
  for (const name of Object.keys(first)) {
    const cell = element("th", name);
    cell.scope = "col";
    head.append(cell);
  }
  const body = element("tbody");
  for (const row of rows) {
    const line = element("tr");
    for (const value of Object.values(row)) line.append(element("td", String(value)));
    body.append(line);
  }
  const top = element("thead");
  top.append(head);
  created.append(top, body);
  return created;
}

function show(id, ...content) {
  document.getElementById(id).replaceChildren(...content);
}

function say(sentence) {
  document.getElementById("status").textContent = sentence;
}

async function post(path, body) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  say(response.ok ? "Done." : answer.title);
  await refresh();
}

function faultButtons({ name, faults }) {
  return [...faults, "none"].map((kind) => {
    const button = element("button", `${name}: ${kind}`);
    button.type = "button";
    button.addEventListener("click", () => post("/__local/faults", { counterparty: name, kind }));
    return button;
  });
}

async function refresh() {
  const [local, details] = await Promise.all(
    ["/__local", "/__local/details"].map(async (path) => {
      const response = await fetch(path, { headers: { accept: "application/json" } });
      return response.json();
    }),
  );
  show("now", local.clock.now);
  show("accounts", table("Sign in with", details.accounts));
  // Buttons are made once, so that a click is never lost between two refreshes.
  const counterparties = document.getElementById("counterparties");
  if (counterparties.childElementCount === 0) {
    for (const counterparty of details.counterparties) {
      const journal = element("div");
      journal.id = `journal-${counterparty.name}`;
      counterparties.append(
        element("h3", `${counterparty.name} (${counterparty.address})`),
        ...faultButtons(counterparty),
        journal,
      );
    }
  }
  for (const { name, journal } of details.counterparties) {
    show(`journal-${name}`, table("Last messages", journal.slice(-10).reverse()));
  }
  show("executions", table("Newest first", details.executions));
  show("tables", table("Tables", details.tables));
  show("buckets", table("Buckets", details.buckets));
  show("logs", table("Newest first", details.logs.slice(-50).reverse()));
}

for (const button of document.querySelectorAll("#clock-buttons button")) {
  button.addEventListener("click", () =>
    post("/__local/clock", { advanceSeconds: Number(button.dataset.seconds) }),
  );
}

await refresh();
setInterval(() => refresh().catch(() => say("The stack does not answer.")), 2000);
