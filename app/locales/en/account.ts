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
	},
	role: {
		admin: 'Admin',
		agent: 'Agent',
		amex_lifestyleAgent: 'Lifestyle agent',
		customer: 'Customer',
		operator: 'Operator',
		supervisorAgent: 'Supervisor agent',
	},
	fault: {
		title: 'Could not fetch user data.',
		issuerAway: 'The sign-in service does not answer right now. Please try again in a minute.',
		stateOver: 'This sign-in took longer than 15 minutes, or it was begun in another browser. Please begin it again.',
		refused: 'The sign-in was not completed. You can try again, with another account if you like.',
		failed: 'The sign-in service and we did not understand each other. We have been told; please try again.',
	},
} as const;

export default account;
