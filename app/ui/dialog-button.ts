/** Opens or closes a dialog: by `command`, before any script has loaded, or by a listener in browsers without it. */
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
