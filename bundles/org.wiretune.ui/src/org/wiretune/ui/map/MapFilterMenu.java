/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.function.Consumer;
import java.util.function.Supplier;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuListener;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.wiretune.core.BindingKind;
import org.wiretune.map.FilterText;
import org.wiretune.map.MapFilter;
import org.wiretune.map.MapScene;

/** The menu in which the user chooses which elements to see: by binding, by finding, by server. UI thread only. */
final class MapFilterMenu implements IMenuListener {

	private final Supplier<MapScene> full;
	private final Supplier<MapFilter> current;
	private final Consumer<MapFilter> chosen;

	MapFilterMenu(Supplier<MapScene> full, Supplier<MapFilter> current, Consumer<MapFilter> chosen) {
		this.full = full;
		this.current = current;
		this.chosen = chosen;
	}

	/** {@return a menu that is filled when it opens} */
	MenuManager menu() {
		MenuManager menu = new MenuManager(Messages.Filter_menu);
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(this);
		// A menu without items does not open.
		fill(menu);
		return menu;
	}

	@Override
	public void menuAboutToShow(IMenuManager menu) {
		fill(menu);
	}

	private void fill(IMenuManager menu) {
		MapFilter filter = current.get();
		for (BindingKind kind : FilterText.bindings(full.get())) {
			boolean wanted = filter.bindings().contains(kind);
			menu.add(item(FilterText.binding(kind), IAction.AS_CHECK_BOX, wanted, () -> chosen.accept(filter.with(kind, !wanted))));
		}
		menu.add(new Separator());
		for (MapFilter.Findings findings : MapFilter.Findings.values()) {
			menu.add(item(FilterText.findings(findings), IAction.AS_RADIO_BUTTON, filter.findings() == findings, () -> chosen.accept(filter.with(findings))));
		}
		menu.add(new Separator());
		menu.add(item(Messages.Filter_allServers, IAction.AS_RADIO_BUTTON, filter.server().isEmpty(), () -> chosen.accept(filter.onServer("")))); //$NON-NLS-1$
		for (String server : FilterText.servers(full.get())) {
			menu.add(item(server, IAction.AS_RADIO_BUTTON, filter.server().equals(server), () -> chosen.accept(filter.onServer(server))));
		}
		menu.add(new Separator());
		IAction clear = item(Messages.Filter_clear, IAction.AS_PUSH_BUTTON, false, () -> chosen.accept(MapFilter.ALL));
		clear.setEnabled(!filter.isAll());
		menu.add(clear);
	}

	private static IAction item(String text, int style, boolean checked, Runnable code) {
		Action action = new Action(text.replace("&", "&&"), style) { //$NON-NLS-1$ //$NON-NLS-2$
			@Override
			public void run() {
				// Of radio buttons the one that is left runs as well.
				if (getStyle() != IAction.AS_RADIO_BUTTON || isChecked()) {
					code.run();
				}
			}
		};
		if (style != IAction.AS_PUSH_BUTTON) {
			action.setChecked(checked);
		}
		return action;
	}
}
