/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.wiretune.ide.results.FindingCosts;
import org.wiretune.ide.results.RunResults;
import org.wiretune.ide.wiring.StylePrices;
import org.wiretune.lint.reading.Reading;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.govern.GoverningSetting;
import org.wiretune.map.wiring.WireSource;
import org.wiretune.model.assembly.Import;
import org.wiretune.perf.judged.JudgedRuns;

/** The menus that change the settings which govern an element, at once or after a preview. UI thread only. */
final class MapEditMenu {

	/** What the ids of settings with an interaction style begin with. */
	private static final String STYLE = "call.preferredInteractionStyle"; //$NON-NLS-1$

	private MapEditMenu() {
	}

	/**
	 * Adds the menus; nothing where no setting can be changed.
	 *
	 * @param menu where to
	 * @param selection the selected element
	 * @param reading what the map shows; null where nothing was read
	 * @param shell the shell above dialogs
	 */
	static void fill(IMenuManager menu, MapSelection selection, Reading reading, Shell shell) {
		if (selection.governance().settings().stream().allMatch(setting -> setting.edit() == GoverningSetting.Edit.NONE)) {
			return;
		}
		menu.add(menu(Messages.Edit_menu, selection, reading, shell, false));
		menu.add(menu(Messages.Edit_previewMenu, selection, reading, shell, true));
	}

	private static MenuManager menu(String label, MapSelection selection, Reading reading, Shell shell, boolean preview) {
		MenuManager menu = new MenuManager(label);
		for (GoverningSetting setting : selection.governance().settings()) {
			if (setting.edit() == GoverningSetting.Edit.NUMBER) {
				menu.add(action(NLS.bind(Messages.Edit_number, new Object[] { setting.group().label(), setting.label(), setting.valueText() }), IAction.AS_PUSH_BUTTON,
						() -> ask(selection.name(), setting, shell, preview)));
			} else if (setting.edit() == GoverningSetting.Edit.CHOICE && !setting.choices().isEmpty()) {
				MenuManager choices = new MenuManager(escaped(NLS.bind(Messages.Edit_choice, setting.group().label(), setting.label())));
				Map<String, Action> actions = new LinkedHashMap<>();
				for (String choice : setting.choices()) {
					Action action = action(choice, IAction.AS_RADIO_BUTTON, () -> SettingEdit.run(selection.name(), setting, choice, preview));
					action.setChecked(choice.equals(setting.value()));
					choices.add(action);
					actions.put(choice, action);
				}
				if (setting.id().startsWith(STYLE) && reading != null) {
					WireSource.of(selection.scene(), selection.element()).ifPresent(source -> price(choices, actions, source, reading, shell.getDisplay()));
				}
				menu.add(choices);
			}
		}
		return menu;
	}

	/** Once the menu is opened, since the runs have to be read; choices that have a price tell it as soon as it is known. */
	private static void price(MenuManager choices, Map<String, Action> actions, WireSource source, Reading reading, Display display) {
		Job job = Job.createSystem(Messages.Edit_menu, monitor -> {
			Map<String, String> priced = source.element().find(reading.solution()) instanceof Import call
					? StylePrices.of(reading, source.element().module(reading.solution()), call, List.copyOf(actions.keySet()),
							JudgedRuns.of(FindingCosts.runs(RunResults.get(), source.project())))
					: Map.of();
			if (!display.isDisposed()) {
				display.asyncExec(() -> priced.forEach((style, text) -> actions.get(style).setText(escaped(text))));
			}
		});
		boolean[] asked = new boolean[1];
		choices.addMenuListener(opened -> {
			if (!asked[0]) {
				asked[0] = true;
				job.schedule();
			}
		});
	}

	private static void ask(GovernedElement element, GoverningSetting setting, Shell shell, boolean preview) {
		InputDialog dialog = new InputDialog(shell, NLS.bind(Messages.Edit_title, setting.label()),
				NLS.bind(Messages.Edit_message, new Object[] { setting.group().label(), setting.label(), setting.place() }), setting.value(), setting::problem);
		if (dialog.open() == Window.OK) {
			SettingEdit.run(element, setting, dialog.getValue().strip(), preview);
		}
	}

	private static Action action(String text, int style, Runnable code) {
		return new Action(escaped(text), style) {
			@Override
			public void run() {
				if (getStyle() != IAction.AS_RADIO_BUTTON || isChecked()) {
					code.run();
				}
			}
		};
	}

	private static String escaped(String text) {
		return text.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
