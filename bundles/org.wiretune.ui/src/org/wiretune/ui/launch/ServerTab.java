/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.launch;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.debug.core.ILaunchConfigurationWorkingCopy;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.wiretune.ide.WorkspaceAnalysis;
import org.wiretune.ide.launch.PerformanceTestSettings;
import org.wiretune.ide.launch.TargetPreview;
import org.wiretune.ide.launch.TargetSettings;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.servers.kit.KitServer;
import org.wiretune.servers.kit.ServerKind;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.servers.known.ServerState;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.ReadText;
import org.wiretune.ui.update.NewestShown;

/** The server that is measured: which, from where, with which application and settings. UI thread only. */
final class ServerTab extends PerformanceTestTab {

	private static final String HELP = "org.wiretune.ui.launchServer"; //$NON-NLS-1$
	private static final int PREVIEW_LINES = 7;

	private final Map<TargetSettings.Value, Text> values = new EnumMap<>(TargetSettings.Value.class);
	private final NewestShown<String> preview = new NewestShown<>(this::showPreview);
	private final Runnable changed = () -> PlatformUI.getWorkbench().getDisplay().asyncExec(this::showPresence);
	private PerformanceTestSettings settings;
	private Combo kind;
	private Button fetched;
	private Button installed;
	private Text folder;
	private Button browse;
	private Button install;
	private Label presence;
	private Button kept;
	private Text archive;
	private StyledText mapping;
	private Composite real;

	/** Makes the tab. */
	ServerTab() {
		super("icons/servers/servers.svg"); //$NON-NLS-1$
	}

	@Override
	public String getName() {
		return Messages.ServerTab_name;
	}

	@Override
	public String getId() {
		return "org.wiretune.ui.launch.serverTab"; //$NON-NLS-1$
	}

	@Override
	public void createControl(Composite parent) {
		ScrolledComposite scroll = new ScrolledComposite(parent, SWT.V_SCROLL);
		scroll.setExpandHorizontal(true);
		scroll.setExpandVertical(true);
		Composite area = new Composite(scroll, SWT.NONE);
		GridLayoutFactory.swtDefaults().applyTo(area);
		Composite choice = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(choice);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(choice);
		new Label(choice, SWT.NONE).setText(Messages.ServerTab_kind);
		kind = new Combo(choice, SWT.READ_ONLY);
		kind.add(Messages.ServerTab_embedded);
		for (ServerKind each : ServerKind.values()) {
			kind.add(each.label() + ' ' + each.version());
		}
		kind.select(0);
		kind.addSelectionListener(selected());
		GridDataFactory.fillDefaults().grab(true, false).applyTo(kind);
		real = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().applyTo(real);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(real);
		createInstallation(group(real, Messages.ServerTab_measured, 4));
		createApplication(group(real, Messages.ServerTab_application, 4));
		createValues(group(real, Messages.ServerTab_settings, 4));
		new Label(area, SWT.NONE).setText(Messages.ServerTab_preview);
		mapping = ReadText.in(area, SWT.BORDER);
		mapping.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.ServerTab_previewName));
		GridDataFactory.fillDefaults().grab(true, true).hint(300, mapping.getLineHeight() * PREVIEW_LINES).applyTo(mapping);
		scroll.setContent(area);
		// The toolkit shows the bar after it has laid out the fields, which would then stand below it.
		scroll.addListener(SWT.Resize, event -> scroll.getDisplay().asyncExec(() -> {
			if (!scroll.isDisposed()) {
				scroll.layout(true);
			}
		}));
		// Fields give way where the dialog is narrow.
		scroll.setMinHeight(area.computeSize(SWT.DEFAULT, SWT.DEFAULT).y);
		setControl(scroll);
		PlatformUI.getWorkbench().getHelpSystem().setHelp(scroll, HELP);
		KnownServers.get().addListener(changed);
	}

	private SelectionListener selected() {
		return SelectionListener.widgetSelectedAdapter(event -> {
			enable();
			updateLaunchConfigurationDialog();
		});
	}

	private void createInstallation(Group group) {
		fetched = new Button(group, SWT.RADIO);
		fetched.setText(Messages.ServerTab_fetched);
		fetched.addSelectionListener(selected());
		presence = new Label(group, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).align(SWT.FILL, SWT.CENTER).hint(200, SWT.DEFAULT).applyTo(presence);
		install = button(group, Messages.ServerTab_install, this::install);
		installed = new Button(group, SWT.RADIO);
		installed.setText(Messages.ServerTab_installed);
		installed.addSelectionListener(selected());
		folder = text(group, ""); //$NON-NLS-1$
		folder.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.ServerTab_folderName));
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(folder);
		browse = button(group, Messages.ServerTab_browse, this::chooseFolder);
		kept = new Button(group, SWT.CHECK);
		kept.setText(Messages.ServerTab_kept);
		kept.setToolTipText(Messages.ServerTab_keptTip);
		kept.addSelectionListener(selected());
		GridDataFactory.fillDefaults().span(4, 1).applyTo(kept);
	}

	private void createApplication(Group group) {
		new Label(group, SWT.NONE).setText(Messages.ServerTab_archive);
		archive = text(group, Messages.ServerTab_archiveTip);
		archive.setMessage(Messages.ServerTab_archiveHint);
		button(group, Messages.ServerTab_workspace, () -> WorkspaceFileDialog.archive(getShell()).ifPresent(archive::setText));
		button(group, Messages.ServerTab_file, this::chooseArchive);
	}

	private void createValues(Group group) {
		for (TargetSettings.Value value : TargetSettings.Value.values()) {
			Label label = new Label(group, SWT.NONE);
			label.setText(value.label() + ':');
			label.setToolTipText(value.description());
			Text text = text(group, value.description());
			text.setMessage(switch (value) {
			case HTTP_PORT -> Messages.ServerTab_any;
			case START_LIMIT -> Integer.toString(KitServer.START_SECONDS);
			default -> Messages.ServerTab_asFiles;
			});
			if (value == TargetSettings.Value.JVM_ARGUMENTS) {
				GridDataFactory.fillDefaults().grab(true, false).span(3, 1).applyTo(text);
			}
			values.put(value, text);
		}
	}

	@Override
	void show(PerformanceTestSettings shown) {
		settings = shown;
		TargetSettings target = shown.target();
		kind.select(target.kind().map(each -> each.ordinal() + 1).orElse(0));
		installed.setSelection(!target.home().isEmpty());
		fetched.setSelection(target.home().isEmpty());
		folder.setText(target.home());
		kept.setSelection(target.kept());
		archive.setText(target.deployment());
		values.forEach((value, text) -> text.setText(target.text(value)));
		enable();
	}

	@Override
	PerformanceTestSettings entered(PerformanceTestSettings others) {
		Map<TargetSettings.Value, String> texts = new LinkedHashMap<>();
		values.forEach((value, text) -> texts.put(value, text.getText()));
		String word = chosen().map(ServerKind::id).orElse(""); //$NON-NLS-1$
		settings = others.withTarget(new TargetSettings(word, installed.getSelection() ? folder.getText() : "", kept.getSelection(), archive.getText(), texts)); //$NON-NLS-1$
		predict();
		return settings;
	}

	@Override
	String problem(PerformanceTestSettings shown) {
		if (chosen().isPresent() && installed.getSelection() && folder.getText().isBlank()) {
			return Messages.ServerTab_folderChoose;
		}
		return shown.target().problem();
	}

	/** The main tab writes the defaults of all settings. */
	@Override
	public void setDefaults(ILaunchConfigurationWorkingCopy configuration) {
		// Nothing of its own.
	}

	@Override
	public void dispose() {
		KnownServers.get().removeListener(changed);
		super.dispose();
	}

	private Optional<ServerKind> chosen() {
		int index = kind.getSelectionIndex() - 1;
		return index < 0 ? Optional.empty() : Optional.of(ServerKind.values()[index]);
	}

	private void enable() {
		boolean on = chosen().isPresent();
		enable(real, on);
		// What was typed for another server can still be seen and taken away.
		chosen().ifPresent(server -> values.forEach((value, text) -> text.setEnabled(!text.getText().isEmpty() || value.isKnownTo(server))));
		folder.setEnabled(on && installed.getSelection());
		browse.setEnabled(on && installed.getSelection());
		showPresence();
		predict();
	}

	private void showPresence() {
		if (presence == null || presence.isDisposed()) {
			return;
		}
		Optional<ServerRow> row = chosen().flatMap(each -> KnownServers.get().row(KnownServers.id(each, ""))); //$NON-NLS-1$
		boolean absent = row.filter(now -> now.state() == ServerState.NOT_INSTALLED || now.state() == ServerState.FAILED && now.allows(ServerRow.Action.INSTALL)).isPresent();
		presence.setText(chosen().isEmpty() ? "" : row.isEmpty() ? Messages.ServerTab_looking //$NON-NLS-1$
				: absent ? NLS.bind(Messages.ServerTab_isAbsent, chosen().get().megabytes()) : Messages.ServerTab_isHere);
		install.setEnabled(absent && fetched.getSelection());
	}

	/** What the settings come to is computed elsewhere; the newest is shown. */
	private void predict() {
		PerformanceTestSettings now = settings;
		if (now != null) {
			CompletableFuture.runAsync(() -> preview.offer(TargetPreview.of(now, WorkspaceAnalysis.get().reading())));
		}
	}

	private void showPreview(String text) {
		if (mapping != null && !mapping.isDisposed() && !mapping.getText().equals(text)) {
			mapping.setText(text);
		}
	}

	private void install() {
		Optional<ServerKind> wanted = chosen();
		if (wanted.isEmpty()) {
			return;
		}
		try {
			getLaunchConfigurationDialog().run(true, true, monitor -> {
				try {
					KnownServers.get().install(wanted.get(), monitor);
				} catch (OperationCanceledException e) {
					throw new InterruptedException(e.getMessage());
				} catch (CoreException e) {
					throw new java.lang.reflect.InvocationTargetException(e, e.getStatus().getMessage());
				}
			});
			updateLaunchConfigurationDialog();
		} catch (java.lang.reflect.InvocationTargetException e) {
			setErrorMessage(e.getMessage());
			getLaunchConfigurationDialog().updateMessage();
		} catch (InterruptedException e) {
			// Cancelled; the label says that it is not here.
			showPresence();
		}
	}

	private void chooseFolder() {
		DirectoryDialog dialog = new DirectoryDialog(getShell());
		dialog.setText(Messages.ServerTab_folderTitle);
		dialog.setMessage(Messages.ServerTab_folderChoose);
		dialog.setFilterPath(folder.getText());
		Optional.ofNullable(dialog.open()).ifPresent(folder::setText);
	}

	private void chooseArchive() {
		FileDialog dialog = new FileDialog(getShell(), SWT.OPEN);
		dialog.setText(Messages.ServerTab_archiveTitle);
		dialog.setFilterExtensions(new String[] { "*.war;*.ear" }); //$NON-NLS-1$
		Optional.ofNullable(dialog.open()).ifPresent(archive::setText);
	}

	private Button button(Composite parent, String label, Runnable pressed) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(label);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> pressed.run()));
		GridDataFactory.fillDefaults().applyTo(button);
		return button;
	}
}
