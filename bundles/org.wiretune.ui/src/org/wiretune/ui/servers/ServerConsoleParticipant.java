/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.console.IConsole;
import org.eclipse.ui.console.IConsoleConstants;
import org.eclipse.ui.console.IConsolePageParticipant;
import org.eclipse.ui.console.actions.CloseConsoleAction;
import org.eclipse.ui.part.IPageBookViewPage;
import org.eclipse.ui.PlatformUI;
import org.wiretune.servers.known.LogFilter;

/** Adds the filter by severity to the tool bar of a server's console, and its help. UI thread only. */
public final class ServerConsoleParticipant implements IConsolePageParticipant {

	private static final String HELP = "org.wiretune.ui.serverLog"; //$NON-NLS-1$

	private IAction choice;
	private FilterMenu menu;

	@Override
	public void init(IPageBookViewPage page, IConsole console) {
		if (!(console instanceof ServerConsole server)) {
			return;
		}
		menu = new FilterMenu(server);
		choice = new Action(Messages.Console_filter, IAction.AS_DROP_DOWN_MENU) {
			@Override
			public void run() {
				menu.next();
			}
		};
		menu.action = choice;
		choice.setMenuCreator(menu);
		choice.setImageDescriptor(ServerImages.descriptor("filter")); //$NON-NLS-1$
		menu.describe();
		page.getSite().getActionBars().getToolBarManager().appendToGroup(IConsoleConstants.OUTPUT_GROUP, choice);
		page.getSite().getActionBars().getToolBarManager().appendToGroup(IConsoleConstants.LAUNCH_GROUP, new CloseConsoleAction(server));
		PlatformUI.getWorkbench().getHelpSystem().setHelp(page.getControl(), HELP);
	}

	private static final class FilterMenu implements IMenuCreator {

		private final ServerConsole console;
		private IAction action;
		private Menu menu;

		FilterMenu(ServerConsole console) {
			this.console = console;
		}

		void next() {
			LogFilter[] all = LogFilter.values();
			choose(all[(console.filter().ordinal() + 1) % all.length]);
		}

		private void choose(LogFilter filter) {
			console.setFilter(filter);
			describe();
		}

		void describe() {
			action.setToolTipText(NLS.bind(Messages.Console_filterTip, console.filter().label()));
		}

		@Override
		public Menu getMenu(Control parent) {
			dispose();
			menu = new Menu(parent);
			for (LogFilter filter : LogFilter.values()) {
				MenuItem item = new MenuItem(menu, SWT.RADIO);
				item.setText(filter.label());
				item.setSelection(filter == console.filter());
				item.addListener(SWT.Selection, event -> {
					if (item.getSelection()) {
						choose(filter);
					}
				});
			}
			return menu;
		}

		@Override
		public Menu getMenu(Menu parent) {
			return null;
		}

		@Override
		public void dispose() {
			if (menu != null && !menu.isDisposed()) {
				menu.dispose();
			}
			menu = null;
		}
	}

	@Override
	public void dispose() {
		if (menu != null) {
			menu.dispose();
		}
	}

	@Override
	public void activated() {
		// Nothing depends on it.
	}

	@Override
	public void deactivated() {
		// Nothing depends on it.
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return null;
	}
}
