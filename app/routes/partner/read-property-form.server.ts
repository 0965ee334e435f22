import { MOST_VALUES, type TypedValue } from '~/domain/operator-desk/property/edit-property.server';
import { editName, readEditName } from '~/domain/operator-desk/property/property-content';
import { textOf } from '../forms/answer-verb.server';
import { readShown } from '../forms/read-shown.server';

const LONGEST = 24_000;
const LONGEST_NAME = 160;

/** The values of the editor whose text is not the one that was shown, with that, and what a button without script adds or takes out. */
export function readPropertyValues(form: FormData): TypedValue[] {
	const shown = readShown(textOf(form, 'shown'));
	const typed = new Map<string, string>();
	for (const [key, value] of form) {
		if (!key.startsWith('c:') || typeof value !== 'string') continue;
		const name = key.slice(2, 2 + LONGEST_NAME);
		const text = value.trim().slice(0, LONGEST);
		const before = typed.get(name);
		// Words of a list are ticked one by one.
		typed.set(name, before === undefined ? text : `${before};${text}`);
		if (typed.size > MOST_VALUES) break;
	}
	const values = [...typed].flatMap(([name, text]) => {
		const was = shown.get(name) ?? '';
		return text === was ? [] : [{ name, text, was }];
	});
	return [...values, ...actOf(textOf(form, 'act'), shown)];
}

/** `add:rooms`, `out:rooms/<id>`, `up:rooms/<id>`, `down:rooms/<id>`. */
function actOf(act: string, shown: ReadonlyMap<string, string>): TypedValue[] {
	const [way = '', target = ''] = act.split(':');
	const [part = '', id = `new-${shown.size}`] = target.split('/');
	const order = readEditName(`${part}//order`);
	if (!order) return [];
	if (way === 'add') return [{ name: editName(order.part, id, '+'), text: 'yes', was: '' }];
	if (way === 'out') return [{ name: editName(order.part, id, '-'), text: 'yes', was: '' }];
	const ids = [
		...new Set([...shown.keys()].flatMap((name) => (name.startsWith(`${part}/`) ? name.split('/')[1] : []))),
	];
	const at = ids.indexOf(id);
	const to = way === 'up' ? at - 1 : way === 'down' ? at + 1 : -1;
	if (at < 0 || to < 0 || to >= ids.length) return [];
	const others = ids.filter((each) => each !== id);
	const next = [...others.slice(0, to), id, ...others.slice(to)];
	return [{ name: editName(order.part, '', 'order'), text: next.join(';'), was: '' }];
}
