import { type Client, readClient } from '~/domain/privacy/client-records.server';
import { textOf } from '../forms/answer-verb.server';

/** The client that a form of the privacy page names. */
export function readClientForm(form: FormData): Client | null {
	const [email = '', firstName = '', lastName = ''] = ['email', 'firstName', 'lastName'].map((name) =>
		textOf(form, name),
	);
	return readClient({ email, firstName, lastName });
}
