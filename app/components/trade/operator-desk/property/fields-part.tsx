import { useTranslation } from 'react-i18next';
import { type PropertyPart, propertyPart, SINGLE } from '~/domain/operator-desk/property/property-parts';
import { EditorField } from './editor-field';

/** A part with one row: facts, facilities, registration. */
export function FieldsPart({ part }: { part: PropertyPart }) {
	const { fields } = propertyPart(part);
	return (
		<div className="editor-fields" data-part={part}>
			{fields.map((field) => (
				<EditorField key={field.name} {...{ part, field }} id={SINGLE} language={null} />
			))}
		</div>
	);
}

/** What the country of the property demands. */
export function RegistrationNote({ isNeeded, country }: { isNeeded: boolean; country: string }) {
	const { t } = useTranslation('property-editor');
	return (
		<p className="px-4.5 pt-4 text-ink2">
			{t(isNeeded ? 'registration.needed' : 'registration.notNeeded', { country })}
		</p>
	);
}
