/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.servers;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.action.Separator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.wiretune.ide.servers.KnownServers;
import org.wiretune.servers.known.ServerDetails;
import org.wiretune.servers.known.ServerRow;
import org.wiretune.ui.parts.AccessibleName;
import org.wiretune.ui.parts.LaterContent;
import org.wiretune.ui.parts.ReadText;
import org.wiretune.ui.result.TextColumn;
import org.wiretune.ui.result.TextTable;
import org.wiretune.ui.theme.Restyled;
import org.wiretune.ui.update.NewestShown;

/** The servers that are known, how they are, and what can be done with them. UI thread only. */
public final class ServersView extends ViewPart {

	/** Id of the view. */
	public static final String ID = "org.wiretune.ui.servers"; //$NON-NLS-1$

	private static final String HELP = "org.wiretune.ui.servers"; //$NON-NLS-1$
	private static final int[] WEIGHTS = { 36, 16, 10, 10, 12, 8, 40 };
	private static final int TABLE_SHARE = 62;

	private final KnownServers servers = KnownServers.get();
	private final IAction copy = new Action(Messages.Action_copy) {
		@Override
		public void run() {
			content.now();
			table.copy();
		}
	};
	private final NewestShown<List<ServerRow>> newest = new NewestShown<>(this::show);
	private final Runnable changed = () -> newest.offer(servers.rows());
	private Composite stack;
	private Label empty;
	private SashForm sash;
	private TextTable<ServerRow> table;
	private StyledText details;
	private ServerActions actions;
	private LaterContent content;

	@Override
	public void createPartControl(Composite parent) {
		stack = new Composite(parent, SWT.NONE);
		stack.setLayout(new StackLayout());
		Restyled.followWords(stack);
		empty = new Label(stack, SWT.WRAP);
		empty.setText(Messages.View_looking);
		((StackLayout) stack.getLayout()).topControl = empty;
		actions = new ServerActions(servers, getSite().getPage(), this::selected);
		fillBars();
		PlatformUI.getWorkbench().getHelpSystem().setHelp(parent, HELP);
		content = new LaterContent(stack, this::makeContent, this::focus);
	}

	private void makeContent() {
		sash = new SashForm(stack, SWT.VERTICAL);
		table = new TextTable<>(sash, SWT.SINGLE, Messages.View_name, columns(), row -> row.state().isAlive());
		table.withImages(row -> ServerImages.of(row.state()));
		table.table().addListener(SWT.Selection, event -> select());
		table.whenOpened(row -> actions.of(ServerRow.Action.LOG).run());
		details = ReadText.in(sash, SWT.NONE);
		details.getAccessible().addAccessibleListener(AccessibleName.of(() -> Messages.View_details));
		sash.setWeights(TABLE_SHARE, 100 - TABLE_SHARE);
		makeContextMenu();
		ServerConsoles.get().listen();
		// First: rows that change between the two would not be told again.
		servers.addListener(changed);
		show(servers.rows());
	}

	private static List<TextColumn<ServerRow>> columns() {
		return List.of(new TextColumn<>(Messages.View_server, false, WEIGHTS[0], ServerRow::name),
				new TextColumn<>(Messages.View_state, false, WEIGHTS[1], row -> row.state().label()),
				new TextColumn<>(Messages.View_port, true, WEIGHTS[2], row -> row.port().isPresent() ? String.valueOf(row.port().getAsInt()) : ""), //$NON-NLS-1$
				new TextColumn<>(Messages.View_heap, true, WEIGHTS[3], row -> row.heapMegabytes().isPresent() ? String.valueOf(row.heapMegabytes().getAsInt()) : ""), //$NON-NLS-1$
				new TextColumn<>(Messages.View_differences, true, WEIGHTS[4], row -> row.differences().isEmpty() ? "" : String.valueOf(row.differences().size())), //$NON-NLS-1$
				new TextColumn<>(Messages.View_alarms, true, WEIGHTS[5], row -> row.alarms().isEmpty() ? "" : String.valueOf(row.alarms().size())), //$NON-NLS-1$
				new TextColumn<>(Messages.View_origin, false, WEIGHTS[6], row -> row.origin().label() + ": " + row.place())); //$NON-NLS-1$
	}

	private void fillBars() {
		IActionBars bars = getViewSite().getActionBars();
		copy.setActionDefinitionId(IWorkbenchCommandConstants.EDIT_COPY);
		actions.fillToolBar(bars.getToolBarManager());
		actions.fillMenu(bars.getMenuManager());
		bars.setGlobalActionHandler(ActionFactory.COPY.getId(), copy);
		bars.setGlobalActionHandler(ActionFactory.DELETE.getId(), actions.of(ServerRow.Action.REMOVE));
		bars.setGlobalActionHandler(ActionFactory.REFRESH.getId(), actions.refresh());
	}

	private void makeContextMenu() {
		MenuManager menu = new MenuManager();
		menu.setRemoveAllWhenShown(true);
		menu.addMenuListener(shown -> {
			actions.fillMenu(menu);
			menu.add(new Separator());
			menu.add(copy);
		});
		table.table().setMenu(menu.createContextMenu(table.table()));
	}

	private Optional<ServerRow> selected() {
		return table == null ? Optional.empty() : table.selected().stream().findFirst();
	}

	private void show(List<ServerRow> rows) {
		if (stack.isDisposed()) {
			return;
		}
		Optional<String> before = selected().map(ServerRow::id);
		((StackLayout) stack.getLayout()).topControl = rows.isEmpty() ? empty : sash;
		stack.layout();
		table.show(rows);
		// Rows come and go above the selected one.
		before.ifPresent(id -> {
			int index = rows.stream().map(ServerRow::id).toList().indexOf(id);
			table.select(index);
		});
		if (before.isEmpty() && !rows.isEmpty() && table.table().getSelectionIndex() < 0) {
			table.select(0);
		}
		select();
	}

	private void select() {
		String text = selected().map(ServerDetails::of).orElse(Messages.View_choose);
		if (!details.getText().equals(text)) {
			details.setText(text);
		}
		actions.update();
	}

	@Override
	public void setFocus() {
		content.setFocus();
	}

	private void focus() {
		if (sash.isVisible()) {
			table.table().setFocus();
		} else {
			stack.forceFocus();
		}
	}

	@Override
	public void dispose() {
		servers.removeListener(changed);
		super.dispose();
	}
}
