import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import parseExpression from 'spdx-expression-parse';
import { ALLOWED_LICENCES, EXCEPTIONS } from './allowed-licences';
import { type LockFile, nameAt } from './lock-file';

export type Licensed = { place: string; name: string; licence: string | null };

/** What each package says of its licence: as it is installed, and for those of other systems as the lock file says. */
export function licencesOf({ packages }: LockFile, root: string): Licensed[] {
	return Object.entries(packages).flatMap(([place, locked]): Licensed[] => {
		if (place === '') return [];
		const file = join(root, place, 'package.json');
		const said: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : locked.license;
		return [{ place, name: nameAt(place), licence: typeof said === 'string' ? said : null }];
	});
}

/** Packages whose licence is neither allowed nor an exception, and exceptions that no package needs (SUPPLY-2). */
export function licenceFindings(packages: readonly Omit<Licensed, 'place'>[]): string[] {
	const used = new Set<object>();
	const findings = packages.flatMap(({ name, licence }) => {
		const exception = EXCEPTIONS.find((each) => each.says === licence && isNamed(name, each.name));
		if (exception) used.add(exception);
		return exception || isAllowed(licence) ? [] : [`${name} has the licence ${licence ?? 'of none'}`];
	});
	const idle = EXCEPTIONS.filter((each) => !used.has(each)).map(
		({ name }) => `no package needs the exception of ${name}`,
	);
	return [...new Set(findings), ...idle];
}

function isNamed(name: string, pattern: string): boolean {
	return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

type Expression = ReturnType<typeof parseExpression>;

/** Whether an SPDX expression leaves a choice that the list allows. */
export function isAllowed(licence: string | null): boolean {
	if (licence === null) return false;
	try {
		return allows(parseExpression(licence));
	} catch {
		return false;
	}
}

function allows(expression: Expression): boolean {
	if ('license' in expression) return !expression.exception && ALLOWED_LICENCES.has(expression.license);
	const { left, right, conjunction } = expression;
	return conjunction === 'or' ? allows(left) || allows(right) : allows(left) && allows(right);
}
