import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
	Bom,
	Component,
	HashDictionary,
	LicenseExpression,
	Metadata,
	NamedLicense,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import parseExpression from 'spdx-expression-parse';
import type { Licensed } from './licences';
import { type LockedPackage, type LockFile, nameAt } from './lock-file';

/**
 * What the product is made of, as CycloneDX 1.6 (SUPPLY-4): each package of the lock file once by name and version, with its hash, its licence and what it
 * depends on. npm writes no bill of a tree in which a peer is of another version than it asks for.
 */
export function billOfMaterials({ packages }: LockFile, licences: readonly Licensed[], now: Date): string {
	const { name = 'product', version = '0.0.0' } = packages[''] ?? {};
	const product = new Component(ComponentType.Application, name, { version, bomRef: name });
	const licenceOf = new Map(licences.map(({ place, licence }) => [place, licence]));
	const bom = new Bom({ metadata: new Metadata({ timestamp: now, component: product }) });
	const byId = new Map<string, Component>();
	for (const [place, entry] of Object.entries(packages)) {
		if (place === '' || byId.has(idOf(place, entry))) continue;
		byId.set(idOf(place, entry), componentOf(place, entry, licenceOf.get(place) ?? null));
	}
	for (const [place, entry] of Object.entries(packages)) {
		const component = place === '' ? product : byId.get(idOf(place, entry));
		const { dependencies, optionalDependencies, devDependencies } = entry;
		for (const wanted of Object.keys({
			...dependencies,
			...optionalDependencies,
			...(place === '' ? devDependencies : {}),
		})) {
			const at = placeFor(packages, place, wanted);
			const needed = at === null ? undefined : byId.get(idOf(at, packages[at] ?? {}));
			if (needed) component?.dependencies.add(needed.bomRef);
		}
	}
	for (const component of byId.values()) bom.components.add(component);
	const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
	return serializer.serialize(bom, { sortLists: true, space: '\t' });
}

function idOf(place: string, { version }: LockedPackage): string {
	return `${nameAt(place)}@${version}`;
}

function componentOf(place: string, entry: LockedPackage, licence: string | null): Component {
	const { version, integrity, optional } = entry;
	const name = nameAt(place);
	const id = idOf(place, entry);
	const component = new Component(ComponentType.Library, name, {
		...{ version, bomRef: id, purl: `pkg:npm/${encodeURIComponent(name).replace('%2F', '/')}@${version}` },
		scope: optional ? ComponentScope.Optional : ComponentScope.Required,
	} as ConstructorParameters<typeof Component>[2]);
	const [, hash] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
	if (hash)
		component.hashes = new HashDictionary([[HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex')]]);
	if (licence)
		component.licenses.add(isExpression(licence) ? new LicenseExpression(licence) : new NamedLicense(licence));
	return component;
}

/** Where Node finds a package that one at this place asks for; null for one that is left out on purpose. */
function placeFor(packages: LockFile['packages'], from: string, name: string): string | null {
	for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
		const tried = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
		if (packages[tried]) return tried;
		if (at === '') return null;
	}
}

function isExpression(licence: string): boolean {
	try {
		parseExpression(licence);
		return true;
	} catch {
		return false;
	}
}
