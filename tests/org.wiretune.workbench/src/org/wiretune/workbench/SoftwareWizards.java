/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.workbench;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;

/**
 * The wizards of the Help menu that install, update and remove software, pressed as a user does. Each ends with the button
 * that restarts the workbench. To be called off the UI thread.
 */
final class SoftwareWizards {

	private static final String INSTALL = "org.eclipse.equinox.p2.ui.sdk.install";
	private static final String UPDATE = "org.eclipse.equinox.p2.ui.sdk.update";
	private static final String DETAILS = "org.eclipse.ui.help.installationDialog";
	private static final String INSTALL_TITLE = "Install";
	private static final String UPDATE_TITLE = "Available Updates";
	private static final String REMOVE_TITLE = "Uninstall";
	private static final String DETAILS_TITLE = "Installation Details";
	private static final String TRUST_TITLE = "Trust";
	private static final String RESTART = "Restart Now";
	private static final List<String> WIZARDS = List.of(INSTALL_TITLE, UPDATE_TITLE, REMOVE_TITLE);
	private static final Duration PATIENCE = Duration.ofMinutes(2);

	private final Path pictures;
	private int pages;

	/**
	 * The wizards of this workbench.
	 *
	 * @param pictures folder for a picture of each page, or null for none
	 */
	SoftwareWizards(Path pictures) {
		this.pictures = pictures;
	}

	/**
	 * Help &gt; Install New Software.
	 *
	 * @param location address of the site, as it is typed
	 * @param feature the name of the feature that is ticked
	 */
	void install(String location, String feature) {
		open(INSTALL);
		wizard(INSTALL_TITLE);
		Ui.run(() -> {
			Combo site = Widgets.first(Widgets.shell(INSTALL_TITLE).orElseThrow(), Combo.class, each -> true).orElseThrow();
			site.setFocus();
			site.setText(location);
			Event enter = new Event();
			enter.keyCode = SWT.CR;
			enter.character = SWT.CR;
			site.notifyListeners(SWT.KeyDown, enter);
			site.notifyListeners(SWT.DefaultSelection, new Event());
		});
		Wait.until("the site offers " + feature, PATIENCE, () -> Widgets.shell(INSTALL_TITLE).map(shell -> tick(shell, feature)).orElse(Boolean.FALSE));
		finish();
	}

	/** Help &gt; Check for Updates. */
	void update() {
		open(UPDATE);
		finish();
	}

	/**
	 * Help &gt; About &gt; Installation Details &gt; Uninstall.
	 *
	 * @param feature the name of the feature
	 */
	void remove(String feature) {
		open(DETAILS);
		Wait.until(feature + " is chosen among what is installed", PATIENCE, () -> Widgets.shell(DETAILS_TITLE).map(shell -> choose(shell, feature)).orElse(Boolean.FALSE));
		picture();
		Wait.until("Uninstall can be pressed", () -> Widgets.shell(DETAILS_TITLE).flatMap(shell -> Widgets.button(shell, "Uninstall...")).filter(Button::isEnabled).isPresent());
		Ui.start(() -> Widgets.press(Widgets.button(Widgets.shell(DETAILS_TITLE).orElseThrow(), "Uninstall...").orElseThrow()));
		finish();
	}

	private static void open(String command) {
		Ui.start(() -> {
			try {
				PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
			} catch (CommandException problem) {
				throw new IllegalStateException(command, problem);
			}
		});
	}

	private static void wizard(String title) {
		Wait.until("the wizard " + title + " is open", () -> Widgets.shell(title).flatMap(shell -> Widgets.button(shell, "Next >")).isPresent());
	}

	/** Ticks a feature, below its category; false while the site has not been read. */
	private static boolean tick(Shell shell, String feature) {
		for (Tree tree : Widgets.all(shell, Tree.class, each -> (each.getStyle() & SWT.CHECK) != 0)) {
			for (TreeItem category : tree.getItems()) {
				if (!category.getExpanded()) {
					category.setExpanded(true);
					Event expand = new Event();
					expand.item = category;
					tree.notifyListeners(SWT.Expand, expand);
				}
				for (TreeItem item : category.getItems()) {
					if (item.getText().equals(feature)) {
						item.setChecked(true);
						Event check = new Event();
						check.detail = SWT.CHECK;
						check.item = item;
						tree.notifyListeners(SWT.Selection, check);
						return true;
					}
				}
			}
		}
		return false;
	}

	private static boolean choose(Shell shell, String feature) {
		for (Tree tree : Widgets.all(shell, Tree.class, each -> true)) {
			for (TreeItem item : tree.getItems()) {
				if (item.getText().equals(feature)) {
					select(tree, item);
					return true;
				}
			}
		}
		return false;
	}

	/** Goes on from page to page, accepts licence and signatures, and restarts at the end. */
	private void finish() {
		String[] before = { "" };
		Wait.until("the workbench can be restarted", PATIENCE, () -> {
			Optional<Button> restart = Widgets.shells().stream().flatMap(shell -> Widgets.button(shell, RESTART).stream()).findFirst();
			if (restart.isPresent()) {
				return true;
			}
			goOn(before);
			return false;
		});
		picture();
		Ui.start(() -> Widgets.press(Widgets.shells().stream().flatMap(shell -> Widgets.button(shell, RESTART).stream()).findFirst().orElseThrow()));
	}

	private void goOn(String[] before) {
		Optional<Shell> trust = Widgets.shell(TRUST_TITLE);
		if (trust.isPresent()) {
			trust(trust.get());
			return;
		}
		for (String title : WIZARDS) {
			Optional<Shell> wizard = Widgets.shells().stream().filter(shell -> shell.getText().equals(title)).findFirst();
			if (wizard.isPresent()) {
				page(wizard.get(), before);
				return;
			}
		}
	}

	private void page(Shell wizard, String[] before) {
		Optional<Button> accept = Widgets.first(wizard, Button.class, button -> Widgets.plain(button.getText()).startsWith("I accept"));
		if (accept.isPresent() && !accept.get().getSelection()) {
			say("Licence: " + licence(wizard));
			Widgets.press(accept.get());
		}
		Optional<Button> next = Widgets.button(wizard, "Next >").filter(Button::isEnabled);
		Optional<Button> finish = Widgets.button(wizard, "Finish").filter(Button::isEnabled);
		// What is worked out meanwhile disables all but Cancel.
		boolean idle = Widgets.button(wizard, "Cancel").filter(Button::isEnabled).isPresent();
		if (!idle || next.isEmpty() && finish.isEmpty()) {
			return;
		}
		String page = String.join("|", Widgets.labels(wizard));
		if (!page.equals(before[0])) {
			before[0] = page;
			return;
		}
		before[0] = "";
		Button button = next.or(() -> finish).orElseThrow();
		display(() -> Widgets.press(button));
	}

	/** The first line of the text, which is there once its licence is chosen where the page has a list of them. */
	private static String licence(Shell wizard) {
		Widgets.first(wizard, Tree.class, tree -> tree.getItemCount() > 0 && tree.getItem(0).getText().contains("License")).ifPresent(tree -> select(tree, tree.getItem(0)));
		return Widgets.first(wizard, Text.class, text -> text.getText().length() > 200).flatMap(text -> text.getText().lines().findFirst()).orElse("none");
	}

	private static void select(Tree tree, TreeItem item) {
		tree.setSelection(item);
		Event select = new Event();
		select.item = item;
		tree.notifyListeners(SWT.Selection, select);
	}

	private static void trust(Shell shell) {
		for (Table table : Widgets.all(shell, Table.class, each -> (each.getStyle() & SWT.CHECK) != 0)) {
			for (TableItem item : table.getItems()) {
				say("Trust asked: " + item.getText(0) + " " + item.getText(1) + " " + item.getText(2));
			}
		}
		Widgets.button(shell, "Select All").filter(Button::isEnabled).ifPresent(Widgets::press);
		Widgets.all(shell, Button.class, button -> Widgets.plain(button.getText()).startsWith("Trust") && button.isEnabled()).stream().findFirst().ifPresent(button -> display(() -> Widgets.press(button)));
	}

	/** Not within the look itself: a page that works shows its progress in an event loop of its own. */
	private static void display(Runnable press) {
		Ui.display().asyncExec(press);
	}

	private static void say(String line) {
		System.out.println(line);
	}

	private void picture() {
		if (pictures != null) {
			Screenshot.ofScreen(pictures.resolve("software-" + ++pages + ".png"));
		}
	}
}
