/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.wiretune.ide.wiring.PricedChoice;

/** The ways to wire, where the pointer let the wire go: each with its price, by reference where several fit. UI thread only. */
final class WireChoiceMenu {

	private WireChoiceMenu() {
	}

	/**
	 * Opens the menu.
	 *
	 * @param control where
	 * @param at the place of the pointer in it
	 * @param choices the ways, two at least
	 * @param chosen takes the way that the user chose, and whether to show the change first
	 * @param closed is told when it is closed, whatever was chosen
	 * @return the menu
	 */
	static Menu open(Control control, Point at, List<PricedChoice> choices, BiConsumer<PricedChoice, Boolean> chosen, Runnable closed) {
		MenuManager manager = new MenuManager();
		fill(manager, choices, each -> chosen.accept(each, false));
		manager.add(new Separator());
		MenuManager preview = new MenuManager(Messages.Wire_preview);
		fill(preview, choices, each -> chosen.accept(each, true));
		manager.add(preview);
		Menu menu = manager.createContextMenu(control);
		menu.setLocation(control.toDisplay(at));
		menu.addListener(SWT.Hide, event -> control.getDisplay().asyncExec(() -> {
			// What was chosen runs before the menu goes.
			manager.dispose();
			closed.run();
		}));
		menu.setVisible(true);
		return menu;
	}

	private static void fill(IMenuManager menu, List<PricedChoice> choices, Consumer<PricedChoice> chosen) {
		Map<String, List<PricedChoice>> byStart = new LinkedHashMap<>();
		choices.forEach(each -> byStart.computeIfAbsent(each.choice().start(), key -> new ArrayList<>()).add(each));
		byStart.forEach((start, ways) -> {
			IMenuManager into = menu;
			if (byStart.size() > 1) {
				MenuManager own = new MenuManager(escaped(start));
				menu.add(own);
				into = own;
			}
			for (PricedChoice way : ways) {
				into.add(new Action(escaped(way.text())) {
					@Override
					public void run() {
						chosen.accept(way);
					}
				});
			}
		});
	}

	private static String escaped(String text) {
		return text.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
