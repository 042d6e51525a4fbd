import { may, type Right, rights, roleNames, roles } from "../../../shop/desk/roles.ts";
import { Icon } from "../../ui/icon.tsx";

/** The table of rights itself. */
export function WhoMayWhat() {
  return (
    <section className="mt-10">
      <h2 id="who-may-what" className="section-title">
        Who may what
      </h2>
      <table aria-labelledby="who-may-what" className="mt-2 w-full text-15">
        <thead>
          <tr className="border-line border-b text-13">
            <td />
            {roles.map((role) => (
              <th key={role} scope="col" className="w-14 py-2 text-center font-semibold">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(rights) as Right[]).map((right) => (
            <tr key={right} className="h-12 border-line border-b">
              <th scope="row" className="pr-2 text-left font-normal">
                {rights[right].name}
              </th>
              {roles.map((role) => (
                <td key={role} className="text-center">
                  {may(role, right) ? <Yes /> : <No />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Yes() {
  return (
    <>
      <Icon name="check" className="mx-auto size-5 text-green" />
      <span className="sr-only">yes</span>
    </>
  );
}

function No() {
  return (
    <>
      <span aria-hidden="true" className="text-ink-2">
        –
      </span>
      <span className="sr-only">no</span>
    </>
  );
}
