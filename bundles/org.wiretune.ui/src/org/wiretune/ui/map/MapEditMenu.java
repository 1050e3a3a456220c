/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.wiretune.map.govern.GovernedElement;
import org.wiretune.map.govern.GoverningSetting;

/** The menus that change the settings which govern an element, at once or after a preview. UI thread only. */
final class MapEditMenu {

	private MapEditMenu() {
	}

	/**
	 * Adds the menus; nothing where no setting can be changed.
	 *
	 * @param menu where to
	 * @param selection the selected element
	 * @param shell the shell above dialogs
	 */
	static void fill(IMenuManager menu, MapSelection selection, Shell shell) {
		if (selection.governance().settings().stream().allMatch(setting -> setting.edit() == GoverningSetting.Edit.NONE)) {
			return;
		}
		menu.add(menu(Messages.Edit_menu, selection, shell, false));
		menu.add(menu(Messages.Edit_previewMenu, selection, shell, true));
	}

	private static MenuManager menu(String label, MapSelection selection, Shell shell, boolean preview) {
		MenuManager menu = new MenuManager(label);
		for (GoverningSetting setting : selection.governance().settings()) {
			if (setting.edit() == GoverningSetting.Edit.NUMBER) {
				menu.add(action(NLS.bind(Messages.Edit_number, new Object[] { setting.group().label(), setting.label(), setting.valueText() }), IAction.AS_PUSH_BUTTON,
						() -> ask(selection.name(), setting, shell, preview)));
			} else if (setting.edit() == GoverningSetting.Edit.CHOICE && !setting.choices().isEmpty()) {
				MenuManager choices = new MenuManager(escaped(NLS.bind(Messages.Edit_choice, setting.group().label(), setting.label())));
				for (String choice : setting.choices()) {
					Action action = action(choice, IAction.AS_RADIO_BUTTON, () -> SettingEdit.run(selection.name(), setting, choice, preview));
					action.setChecked(choice.equals(setting.value()));
					choices.add(action);
				}
				menu.add(choices);
			}
		}
		return menu;
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
