import { type FormValues, GO_FIELD, KEY_FIELD, STEP_FIELD } from './form-state';

const OWN_FIELDS: readonly string[] = [KEY_FIELD, STEP_FIELD, GO_FIELD];

/** Hidden fields with the input of other steps, so that no input is lost between the steps. */
export function CarriedFields({ values, except }: { values: FormValues; except: readonly string[] }) {
	return Object.entries(values)
		.filter(([name]) => !except.includes(name) && !OWN_FIELDS.includes(name))
		.flatMap(([name, texts]) =>
			texts.map((text, index) => <input key={`${name}-${index}`} type="hidden" name={name} value={text} />),
		);
}
