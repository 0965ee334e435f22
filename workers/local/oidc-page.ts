import { DEMO_USERS } from '#db/seed/demo-trade/demo-users';

const STYLE = `
body{margin:0;background:#f8f5ef;color:#122020;font:16px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}
h1{font:500 2.25rem/1.15 Georgia,serif;margin:0 0 .5rem}
p{color:#56605d;margin:0 0 1.5rem}
ul{list-style:none;margin:0;padding:0;border-top:1px solid #ddd4c3}
li button{display:flex;justify-content:space-between;gap:1rem;width:100%;min-height:3rem;padding:.5rem .25rem;border:0;border-bottom:1px solid #ddd4c3;background:none;font:inherit;color:inherit;text-align:left;cursor:pointer}
li button:hover{background:#f6efe2}
small{color:#56605d}
label{display:block;margin:2rem 0 .25rem}
input{box-sizing:border-box;width:100%;height:3rem;padding:0 .75rem;border:1px solid #8a8071;background:#fffdf9;font:inherit}
form>button{margin-top:1rem;min-height:3rem;padding:0 1.5rem;border:0;background:#122020;color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid #7d5730;outline-offset:2px}`;

/** The local issuer's page of a sign-in: its demonstration users to click, or an address to type. */
export function interactionPage(uid: string, error: string | null): string {
	const users = DEMO_USERS.map(
		({ login, firstName, lastName, email, role }) =>
			`<li><button name="login" value="${login}"><span>${firstName} ${lastName}<br><small>${email}</small></span><small>${login} · ${role}</small></button></li>`,
	).join('');
	return page(`<h1>Demonstration sign-in</h1><p>This issuer stands in for the real one on this machine. Choose who you are, no password needed.</p>
<form method="post" action="/interaction/${encodeURIComponent(uid)}"><ul>${users}</ul></form>
<form method="post" action="/interaction/${encodeURIComponent(uid)}"><input type="hidden" name="factor" value="none"><label for="login">Or be somebody new: any e-mail address</label>
<input id="login" name="login" autocomplete="off" required${error ? ' aria-invalid="true" aria-describedby="fault"' : ''}>${error ? `<p id="fault">${error}</p>` : ''}
<button>Sign in</button></form>`);
}

/** Stands for the code of a telephone or a key: one click. Without one there is no way on, as at a real issuer. */
export function factorPage(uid: string, login: string): string {
	return page(`<h1>Second factor</h1><p>The real issuer asks for a code or a key here. On this machine a click is enough.</p>
<form method="post" action="/interaction/${encodeURIComponent(uid)}"><input type="hidden" name="login" value="${login.replaceAll(/[^\w.@+-]/g, '')}">
<button name="factor" value="shown">Show the second factor</button></form>`);
}

function page(content: string): string {
	return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demonstration sign-in</title><link rel="icon" href="data:,"><style>${STYLE}</style>
<main>${content}</main></html>`;
}
