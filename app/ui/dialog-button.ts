/** Browsers that know `command` open and close a dialog before any script has arrived; the others need one. */
export function dialogButton(id: string, command: "show-modal" | "close") {
  const onClick = () => {
    if ("commandForElement" in HTMLButtonElement.prototype) return;
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (command === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  };
  return { command, commandfor: id, onClick };
}
