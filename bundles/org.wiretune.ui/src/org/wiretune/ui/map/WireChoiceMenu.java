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

/** The ways to wire, where the pointer let the wire go: each with its price, and below it the references where several fit. UI thread only. */
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
		Map<String, List<PricedChoice>> byWay = new LinkedHashMap<>();
		choices.forEach(each -> byWay.computeIfAbsent(each.choice().label(), key -> new ArrayList<>()).add(each));
		byWay.forEach((label, ways) -> {
			if (ways.size() == 1) {
				menu.add(action(ways.get(0).text(), ways.get(0), chosen));
				return;
			}
			MenuManager references = new MenuManager(escaped(ways.get(0).way()));
			ways.forEach(way -> references.add(action(way.startText(), way, chosen)));
			menu.add(references);
		});
	}

	private static Action action(String text, PricedChoice way, Consumer<PricedChoice> chosen) {
		return new Action(escaped(text)) {
			@Override
			public void run() {
				chosen.accept(way);
			}
		};
	}

	private static String escaped(String text) {
		return text.replace("&", "&&"); //$NON-NLS-1$ //$NON-NLS-2$
	}
}
