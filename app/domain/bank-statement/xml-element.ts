import { type Place, StatementError } from './statement-error';

/** An element with its local name; its children are there once it is closed. */
export type XmlElement = {
	name: string;
	text: string;
	/** The attribute `Ccy`, the only one the messages have. */
	currency: string | null;
	children: XmlElement[];
	parent: XmlElement | null;
	/** Position among its siblings of the same name, from 1; 0 where the parent has its children and it can be counted. */
	nth: number;
	line: number;
	column: number;
};

/** The first element at the end of a path of names. */
export function at(from: XmlElement | null, ...path: string[]): XmlElement | null {
	let element = from;
	for (const name of path) element = element?.children.find((child) => child.name === name) ?? null;
	return element;
}

/** All elements at the end of a path of names. */
export function all(from: XmlElement | null, ...path: string[]): XmlElement[] {
	let elements = from ? [from] : [];
	for (const name of path) {
		elements = elements.flatMap(({ children }) => children.filter((child) => child.name === name));
	}
	return elements;
}

/** The same as `at`; throws StatementError 'missing' at the parent. */
export function need(from: XmlElement, ...path: string[]): XmlElement {
	const element = at(from, ...path);
	if (!element) throw new StatementError('missing', placeOf(from), { expected: path.join('/') });
	return element;
}

export function placeOf(element: XmlElement): Place {
	const names: string[] = [];
	for (let each: XmlElement | null = element; each && each.name !== 'BkToCstmrStmt'; each = each.parent) {
		const nth = each.nth || positionOf(each);
		names.unshift(nth > 1 || each.name === 'Ntry' ? `${each.name}[${nth}]` : each.name);
	}
	return { line: element.line, column: element.column, path: names.join('/') };
}

function positionOf(element: XmlElement): number {
	const siblings = element.parent?.children.filter(({ name }) => name === element.name) ?? [];
	return siblings.indexOf(element) + 1;
}
