const account = {
	signIn: 'Sign In',
	user: {
		title: 'Your account',
		email: 'Email',
		agency: 'Travel agency',
		role: 'Role',
		names: 'Your name',
		save: 'Save',
		saved: 'Your name is saved.',
		settings: 'Settings of this tab',
		sessions: {
			title: 'Where you are signed in',
			lead: 'End what you do not recognise. It is over at once, on every page that it has open.',
			unknown: 'Unknown browser',
			this: 'This browser',
			begun: 'Signed in {{moment}}',
			used: 'last used {{moment}}',
			end: 'End',
			endNamed: 'End the session of {{device}}, signed in {{moment}}',
			endOthers: 'End all other sessions',
			more_one: 'One more session is not shown.',
			more_other: '{{count}} more sessions are not shown.',
			ended: 'Ended. The other browsers are signed out.',
			failed: 'The session could not be ended just now. Please try again.',
		},
	},
	role: {
		admin: 'Admin',
		agent: 'Agent',
		amex_lifestyleAgent: 'Lifestyle agent',
		customer: 'Customer',
		operator: 'Operator',
		supervisorAgent: 'Supervisor agent',
	},
	noAccess: {
		signedInAs: 'Signed in as {{email}} ({{role}})',
		roleTitle: 'No access with this account',
		roleText:
			'This page belongs to another kind of account. Sign out to come back with another one, or go on where yours begins.',
		actingTitle: 'Choose an agency to act for',
		actingText:
			'This page shows the work of one agency. Admins have none of their own: choose the agency you want to act for, and you come straight back here.',
		otherAgencyTitle: 'This lead belongs to {{agency}}',
		otherAgencyText: 'You are acting for another agency. Act for {{agency}} to open this lead.',
		refusedTitle: 'This could not be done',
		refusedText:
			'The request could not be taken as it was sent, and nothing was changed. Please open the page again and try once more.',
		agencyTitle: 'You are not registered in a travel agency yet',
		agencyText:
			'Prices, commission and availability are shown to travel agencies. Registering yours takes a minute and costs nothing.',
		verificationTitle: 'We are looking at your agency',
		verificationText:
			'Your registration is with us. A person reads it, usually within one working day, and {{brand}} writes to you as soon as your access is open.',
		declinedTitle: 'We cannot open your access',
		declinedText:
			'We have looked at your registration and cannot open an access for your agency now. If you think that we missed something, please write to {{brand}}.',
		register: 'Register your agency',
		home: 'Go to my start page',
		again: 'Open the page again',
		choose: 'Agencies',
		teams: 'For our own guests, as the team of',
		find: 'Find an agency by name',
		search: 'Search',
		noneFound: 'No verified agency has this in its name.',
		shown_one: 'One verified agency.',
		shown_other: '{{shown}} of {{count}} verified agencies. Search to find the others.',
		actFor: 'Act for {{agency}}',
	},
	secondFactor: {
		title: 'Sign in with your second factor',
		needed:
			'Administration changes what everybody sees and pays. So it opens with your second factor, for twelve hours at a time. You come straight back to where you were.',
		missing:
			'The sign-in service let you in without a second factor. If your account has none yet, add one there, then try again.',
		notSetUp:
			'This deployment does not say which second factor counts, so administration is closed. The people who run it set SECOND_FACTOR.',
		go: 'Continue with the second factor',
	},
	step: {
		title: 'Sign in to go on',
		text: 'The page you are going to is for people with an account. Sign in, and you come straight to it.',
	},
	fault: {
		title: 'Could not fetch user data.',
		issuerAway: 'The sign-in service does not answer right now. Please try again in a minute.',
		stateOver: 'This sign-in took longer than 15 minutes, or it was begun in another browser. Please begin it again.',
		locked: 'This account is locked. Please write to us if that surprises you.',
		refused: 'The sign-in was not completed. You can try again, with another account if you like.',
		failed: 'The sign-in service and we did not understand each other. We have been told; please try again.',
	},
} as const;

export default account;
