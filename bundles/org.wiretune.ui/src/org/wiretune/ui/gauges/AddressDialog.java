/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.gauges;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.addresses.AddressCheck;
import org.wiretune.ide.addresses.KnownAddress.Passwords;
import org.wiretune.ide.addresses.KnownAddress;
import org.wiretune.servers.address.AddressForm;
import org.wiretune.servers.address.AddressKind;
import org.wiretune.servers.address.Password;
import org.wiretune.servers.address.RemoteServer;
import org.wiretune.servers.address.WrongAddress;
import org.wiretune.ui.parts.ReadText;

/**
 * Asks for the address of a server elsewhere, and as whom it is to be asked. Connects once before it closes, so that what is wrong is said
 * where it can be corrected; a certificate that is not known is shown and may be accepted. UI thread only.
 */
final class AddressDialog extends TitleAreaDialog {

	private static final int TEST = IDialogConstants.CLIENT_ID + 1;
	private static final int ACCEPT = IDialogConstants.CLIENT_ID + 2;
	private static final String HELP = "org.wiretune.ui.gauges"; //$NON-NLS-1$
	private static final int WIDTH = 75;
	/** As many as the sentences on a certificate take. */
	private static final int SAID_LINES = 6;

	private final KnownAddress begin;
	private final List<String> projects;
	private Text address;
	private Text user;
	private Text password;
	private Button stored;
	private Button tls;
	private Text trustStore;
	private Text storePassword;
	private Text client;
	private Button browseClient;
	private Combo project;
	/** All that there is to say; the head of the dialog has room for a sentence. */
	private StyledText said;
	private String fingerprint;
	/** The address whose certificate was accepted. */
	private String fingerprintOf;
	/** The certificate that was shown last and may be accepted; empty for none. */
	private Optional<String> offered = Optional.empty();
	private AddressCheckJob running;
	private KnownAddress result;
	private Passwords passwords = Passwords.NONE;

	/**
	 * A dialog.
	 *
	 * @param parent
	 *            window
	 * @param begin
	 *            what is filled in at first
	 * @param projects
	 *            names of the projects that may hold the files of the server
	 */
	AddressDialog(Shell parent, KnownAddress begin, List<String> projects) {
		super(parent);
		this.begin = begin;
		this.projects = List.copyOf(projects);
		fingerprint = begin.form().fingerprint();
		fingerprintOf = begin.form().address();
		setHelpAvailable(true);
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(Messages.Address_shell);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(shell, HELP);
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Composite fields = new Composite(area, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).margins(10, 10).applyTo(fields);
		GridDataFactory.fillDefaults().grab(true, true).hint(convertWidthInCharsToPixels(WIDTH), SWT.DEFAULT).applyTo(fields);
		address = text(fields, Messages.Address_address, begin.form().address(), SWT.NONE, 2);
		address.setMessage(Messages.Address_example);
		user = text(fields, Messages.Address_user, begin.form().user(), SWT.NONE, 2);
		password = text(fields, Messages.Address_password, "", SWT.PASSWORD, 2); //$NON-NLS-1$
		stored = check(fields, Messages.Address_stored, begin.stored());
		tls = check(fields, Messages.Address_tls, begin.form().tls());
		trustStore = text(fields, Messages.Address_trustStore, begin.form().trustStore(), SWT.NONE, 1);
		browse(fields, trustStore);
		storePassword = text(fields, Messages.Address_storePassword, "", SWT.PASSWORD, 2); //$NON-NLS-1$
		client = text(fields, Messages.Address_client, begin.form().client(), SWT.NONE, 1);
		browseClient = browse(fields, client);
		label(fields, Messages.Address_project);
		project = new Combo(fields, SWT.READ_ONLY);
		project.add(Messages.Address_anyProject);
		projects.forEach(project::add);
		project.select(Math.max(0, projects.indexOf(begin.project()) + 1));
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(project);
		said = ReadText.in(fields, SWT.NONE);
		// A part of the dialog, no field: a white box that is empty mostly asks to be filled in.
		said.setBackground(fields.getBackground());
		GridDataFactory.fillDefaults().grab(true, true).span(3, 1).hint(convertWidthInCharsToPixels(WIDTH), SAID_LINES * said.getLineHeight()).applyTo(said);
		setTitle(Messages.Address_title);
		setMessage(Messages.Address_message);
		return area;
	}

	private static void label(Composite parent, String text) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().applyTo(label);
	}

	private Text text(Composite parent, String label, String value, int style, int columns) {
		label(parent, label);
		Text text = new Text(parent, SWT.BORDER | style);
		text.setText(value);
		text.addListener(SWT.Modify, event -> edited());
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(text);
		return text;
	}

	private Button check(Composite parent, String text, boolean on) {
		label(parent, ""); //$NON-NLS-1$
		Button button = new Button(parent, SWT.CHECK);
		button.setText(text);
		button.setSelection(on);
		button.addListener(SWT.Selection, event -> edited());
		GridDataFactory.fillDefaults().span(2, 1).applyTo(button);
		return button;
	}

	private Button browse(Composite parent, Text into) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(Messages.Address_browse);
		button.addListener(SWT.Selection, event -> {
			String file = new FileDialog(getShell(), SWT.OPEN).open();
			if (file != null) {
				into.setText(file);
			}
		});
		setButtonLayoutData(button);
		return button;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, ACCEPT, Messages.Address_accept, false).setEnabled(false);
		createButton(parent, TEST, Messages.Address_test, false);
		createButton(parent, IDialogConstants.OK_ID, Messages.Address_connect, true);
		createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
		enable();
	}

	private AddressForm form() {
		return new AddressForm(address.getText(), user.getText(), tls.getSelection(), trustStore.getText(), fingerprint, client.getText());
	}

	/** Another address has another certificate; what was said of the one before no longer holds. */
	private void edited() {
		if (getButton(IDialogConstants.OK_ID) == null) {
			return;
		}
		cancelCheck();
		if (!address.getText().strip().equals(fingerprintOf)) {
			fingerprint = ""; //$NON-NLS-1$
		}
		offered = Optional.empty();
		said.setText(""); //$NON-NLS-1$
		setErrorMessage(null);
		Optional<String> remark = form().remark(!password.getText().isEmpty());
		remark.ifPresent(said::setText);
		setMessage(remark.map(AddressDialog::first).orElse(Messages.Address_message), remark.isPresent() ? IMessageProvider.WARNING : IMessageProvider.NONE);
		enable();
	}

	private void enable() {
		boolean wildfly = form().kind().filter(AddressKind.WILDFLY::equals).isPresent();
		client.setEnabled(wildfly);
		browseClient.setEnabled(wildfly);
		boolean idle = running == null && !address.getText().isBlank();
		getButton(IDialogConstants.OK_ID).setEnabled(idle);
		getButton(TEST).setEnabled(idle);
		getButton(ACCEPT).setEnabled(running == null && offered.isPresent());
	}

	@Override
	protected void buttonPressed(int id) {
		switch (id) {
		case TEST -> check(false);
		case IDialogConstants.OK_ID -> check(true);
		case ACCEPT -> {
			fingerprint = offered.orElseThrow();
			fingerprintOf = address.getText().strip();
			tls.setSelection(true);
			offered = Optional.empty();
			check(false);
		}
		default -> super.buttonPressed(id);
		}
	}

	/** Asks the server in the background, and closes the dialog when it can be read and that was wanted. */
	private void check(boolean close) {
		AddressForm form = form();
		Passwords typed = new Passwords(Password.of(password.getTextChars()), Password.of(storePassword.getTextChars()));
		RemoteServer server;
		try {
			server = form.server(typed.ofUser(), typed.ofStore());
		} catch (WrongAddress wrong) {
			wrong(wrong.getMessage());
			return;
		}
		cancelCheck();
		said.setText(""); //$NON-NLS-1$
		setErrorMessage(null);
		setMessage(Messages.Address_asking, IMessageProvider.INFORMATION);
		AddressCheckJob[] mine = new AddressCheckJob[1];
		mine[0] = new AddressCheckJob(server, check -> getShell().getDisplay().asyncExec(() -> {
			if (running == mine[0] && getShell() != null && !getShell().isDisposed()) {
				running = null;
				checked(check, form, typed, close);
			}
		}));
		running = mine[0];
		enable();
		running.schedule();
	}

	private void checked(AddressCheck check, AddressForm form, Passwords typed, boolean close) {
		if (check.works() && close) {
			result = new KnownAddress(form, project.getSelectionIndex() < 1 ? "" : project.getText(), stored.getSelection()); //$NON-NLS-1$
			passwords = typed;
			super.okPressed();
			return;
		}
		offered = check.fingerprint();
		if (check.works()) {
			setErrorMessage(null);
			setMessage(check.sentence(), IMessageProvider.INFORMATION);
		} else {
			wrong(check.sentence());
		}
		enable();
	}

	/** The first sentence in the head, where people look, and all of them below, where they can be read and copied. */
	private void wrong(String sentences) {
		setErrorMessage(first(sentences));
		said.setText(sentences);
	}

	private static String first(String sentences) {
		return sentences.split("(?<=\\.) (?=\\p{Lu})", 2)[0]; //$NON-NLS-1$
	}

	private void cancelCheck() {
		if (running != null) {
			running.cancel();
			running = null;
		}
	}

	@Override
	public boolean close() {
		cancelCheck();
		return super.close();
	}

	/** What was filled in; null before the dialog was closed by Connect. */
	KnownAddress result() {
		return result;
	}

	/** The passwords that were typed. */
	Passwords passwords() {
		return passwords;
	}
}
