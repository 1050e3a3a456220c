/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.services.IServiceLocator;

/** The pages of the binding map, of which one is seen: the drawing, the table or a message. UI thread only. */
final class MapPages {

	private final Composite stack;
	private final StackLayout layout = new StackLayout();
	private final MessagePage message;
	private final MapCanvas canvas;
	private final MapTableControl table;

	MapPages(Composite parent, IServiceLocator services, MapListener listener) {
		stack = new Composite(parent, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(stack);
		stack.setLayout(layout);
		message = new MessagePage(stack, services);
		canvas = new MapCanvas(stack, listener);
		table = new MapTableControl(stack, listener);
	}

	MapCanvas canvas() {
		return canvas;
	}

	MapTableControl table() {
		return table;
	}

	/** {@return the control on top} */
	Control top() {
		return layout.topControl;
	}

	boolean isDisposed() {
		return stack.isDisposed();
	}

	/** {@return whether the user is in the table} */
	boolean isTableFocused() {
		return stack.getDisplay().getFocusControl() == table.control();
	}

	/** Shows the drawing or the table. */
	void showMap(boolean asTable) {
		top(asTable ? table.control() : canvas);
	}

	void showMessage(String text) {
		message.show(text);
		top(message.control());
	}

	void setFocus() {
		if (layout.topControl == message.control()) {
			message.setFocus();
		} else {
			layout.topControl.setFocus();
		}
	}

	private void top(Control control) {
		if (layout.topControl != control) {
			boolean focus = layout.topControl != null && isFocusInside(layout.topControl);
			layout.topControl = control;
			stack.layout(true);
			if (focus) {
				setFocus();
			}
		}
	}

	private boolean isFocusInside(Control control) {
		for (Control at = stack.getDisplay().getFocusControl(); at != null; at = at.getParent()) {
			if (at == control) {
				return true;
			}
		}
		return false;
	}
}
