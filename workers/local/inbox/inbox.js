// The page polls with the list's ETag and touches only rows that are new or gone, so nothing flickers and focus stays.
const POLL_MS = 2000;
const byId = (id) => document.getElementById(id);
const panes = byId('panes');
const article = document.querySelector('.message');
const rows = new Map();
let etag = '';
let view = 'html';
let shown = null;

function element(name, props, ...children) {
	const node = Object.assign(document.createElement(name), props);
	node.append(...children);
	return node;
}

function timeOf(iso) {
	const at = new Date(iso);
	const isToday = at.toDateString() === new Date().toDateString();
	const clock = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });
	return isToday
		? clock
		: `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })}, ${clock}`;
}

function nameOf(address) {
	return address ? address.name || address.address : 'unknown sender';
}

function row(summary) {
	const link = element(
		'a',
		{ href: `#${summary.id}` },
		element('span', { className: 'from', textContent: nameOf(summary.from) }),
		element('span', { className: 'time', textContent: timeOf(summary.receivedAt) }),
		element('span', { className: 'subject', textContent: summary.subject || 'No subject' }),
		element('span', { className: 'to', textContent: `to ${summary.to.join(', ')}` }),
		element('span', { className: 'preview', textContent: summary.preview }),
	);
	return element('li', {}, link);
}

function showList(list) {
	const ids = new Set(list.map(({ id }) => id));
	for (const [id, node] of rows) {
		if (ids.has(id)) continue;
		node.remove();
		rows.delete(id);
	}
	let before = byId('messages').firstElementChild;
	for (const summary of list) {
		const known = rows.get(summary.id);
		if (known) {
			before = known.nextElementSibling;
			continue;
		}
		const node = row(summary);
		rows.set(summary.id, node);
		byId('messages').insertBefore(node, before);
	}
	byId('count').textContent = list.length === 1 ? '1 message' : `${list.length} messages`;
	byId('empty').hidden = list.length > 0;
	byId('delete').hidden = list.length === 0;
	document.title = list.length === 0 ? 'Inbox' : `Inbox (${list.length})`;
	markCurrent();
}

function markCurrent() {
	const current = location.hash.slice(1);
	for (const [id, node] of rows) {
		if (id === current) node.firstElementChild.setAttribute('aria-current', 'true');
		else node.firstElementChild.removeAttribute('aria-current');
	}
}

async function poll() {
	try {
		const response = await fetch('/api/messages', {
			headers: etag ? { 'if-none-match': etag } : {},
			cache: 'no-store',
		});
		if (response.ok) {
			etag = response.headers.get('etag') ?? '';
			showList(await response.json());
		}
		byId('away').hidden = response.ok || response.status === 304;
	} catch {
		byId('away').hidden = false;
	}
	setTimeout(poll, POLL_MS);
}

async function open() {
	const id = location.hash.slice(1);
	markCurrent();
	const response = id ? await fetch(`/api/messages/${encodeURIComponent(id)}`).catch(() => null) : null;
	if (location.hash.slice(1) !== id) return;
	shown = response?.ok ? await response.json() : null;
	panes.dataset.open = String(shown !== null);
	article.hidden = shown === null;
	byId('choose').hidden = shown !== null;
	if (!shown) return;
	byId('subject').textContent = shown.subject || 'No subject';
	const mailbox = ({ name, address }) => (name ? `${name} <${address}>` : address);
	const facts = [
		['From', shown.from ? mailbox(shown.from) : 'unknown'],
		['To', shown.to.join(', ')],
		...(shown.replyTo.length > 0 ? [['Reply to', shown.replyTo.map(mailbox).join(', ')]] : []),
		['Received', timeOf(shown.receivedAt)],
	];
	byId('facts').replaceChildren(
		...facts.flatMap(([name, value]) => [element('dt', { textContent: name }), element('dd', { textContent: value })]),
	);
	const isAnswerable = shown.replyTo.length > 0 && shown.to.length > 0;
	byId('reply').hidden = !isAnswerable;
	byId('reply-as').textContent = shown.to[0] ?? '';
	byId('reply-said').textContent = '';
	showView(view === 'html' && !shown.html ? 'text' : view);
	article.focus({ preventScroll: true });
}

function showView(name) {
	for (const tab of document.querySelectorAll('[role=tab]')) {
		const isChosen = tab.dataset.view === name;
		tab.setAttribute('aria-selected', String(isChosen));
		tab.tabIndex = isChosen ? 0 : -1;
	}
	byId('view').setAttribute('aria-labelledby', `tab-${name}`);
	byId('view').replaceChildren(content(name));
}

function content(name) {
	if (name === 'html') {
		const frame = element('iframe', { title: 'Mail', src: `/messages/${shown.id}/html` });
		frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
		return frame;
	}
	if (name === 'headers') {
		const lines = shown.headers.map((header) =>
			element(
				'tr',
				{},
				element('th', { textContent: header.name, scope: 'row' }),
				element('td', { textContent: header.value }),
			),
		);
		return element('table', {}, element('tbody', {}, ...lines));
	}
	return element('pre', { tabIndex: 0, textContent: name === 'text' ? shown.text : shown.source });
}

document.querySelector('.tabs').addEventListener('click', (event) => {
	const tab = event.target.closest('[role=tab]');
	if (!tab) return;
	view = tab.dataset.view;
	showView(view);
});
document.querySelector('.tabs').addEventListener('keydown', (event) => {
	const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
	if (!step) return;
	const tabs = [...document.querySelectorAll('[role=tab]')];
	const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
	next.focus();
	next.click();
});
byId('phone').addEventListener('change', (event) => {
	byId('view').dataset.phone = String(event.target.checked);
});
byId('back').addEventListener('click', () => {
	location.hash = '';
});
byId('delete').addEventListener('click', async (event) => {
	const button = event.currentTarget;
	if (!('armed' in button.dataset)) {
		button.dataset.armed = '';
		button.textContent = `Delete ${rows.size} for good?`;
		setTimeout(() => {
			delete button.dataset.armed;
			button.textContent = 'Delete all';
		}, 4000);
		return;
	}
	delete button.dataset.armed;
	button.textContent = 'Delete all';
	await fetch('/api/messages', { method: 'DELETE' });
	location.hash = '';
	showList([]);
});
byId('reply').addEventListener('submit', async (event) => {
	event.preventDefault();
	const field = byId('reply-text');
	const said = byId('reply-said');
	said.textContent = 'Sending …';
	const answer = await fetch(`/api/messages/${encodeURIComponent(shown.id)}/reply`, {
		method: 'POST',
		body: field.value,
	}).catch(() => null);
	said.textContent = answer ? await answer.text() : 'The inbox does not answer.';
	if (answer?.ok) field.value = '';
});
addEventListener('hashchange', open);
poll();
open();
