/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import java.util.List;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.wiretune.chart.draw.Box;
import org.wiretune.map.MapElement;
import org.wiretune.map.MapModule;
import org.wiretune.map.layout.MapHit;
import org.wiretune.ui.parts.KeyName;

/** Tells assistive technology what the canvas shows: a list with an item for each element, in reading order. */
final class MapCanvasAccessibility {

	private final MapCanvas canvas;

	MapCanvasAccessibility(MapCanvas canvas) {
		this.canvas = canvas;
		Accessible accessible = canvas.getAccessible();
		accessible.addAccessibleListener(new Names());
		accessible.addAccessibleControlListener(new Items());
	}

	/** Tells that another element is selected. */
	void selectionChanged() {
		int child = indexOf(canvas.selected());
		canvas.getAccessible().selectionChanged();
		canvas.getAccessible().setFocus(child < 0 ? ACC.CHILDID_SELF : child);
	}

	private List<MapElement> elements() {
		return canvas.navigation().order();
	}

	private int indexOf(MapElement element) {
		return element == null ? -1 : elements().indexOf(element);
	}

	private MapElement element(int child) {
		return child >= 0 && child < elements().size() ? elements().get(child) : null;
	}

	private final class Names extends AccessibleAdapter {

		@Override
		public void getName(AccessibleEvent event) {
			MapElement element = element(event.childID);
			event.result = element == null ? Messages.MapCanvas_name : canvas.description().sentence(element);
		}

		@Override
		public void getDescription(AccessibleEvent event) {
			MapElement element = element(event.childID);
			event.result = element == null ? canvas.description().overview() : String.join("\n", canvas.description().details(element)); //$NON-NLS-1$
		}

		@Override
		public void getHelp(AccessibleEvent event) {
			event.result = KeyName.in(Messages.MapCanvas_help, 'F');
		}
	}

	private final class Items extends AccessibleControlAdapter {

		@Override
		public void getRole(AccessibleControlEvent event) {
			event.detail = event.childID == ACC.CHILDID_SELF ? ACC.ROLE_LIST : ACC.ROLE_LISTITEM;
		}

		@Override
		public void getState(AccessibleControlEvent event) {
			if (event.childID == ACC.CHILDID_SELF) {
				event.detail = ACC.STATE_FOCUSABLE | (canvas.isFocusControl() ? ACC.STATE_FOCUSED : 0);
				return;
			}
			boolean selected = element(event.childID) != null && element(event.childID).equals(canvas.selected());
			event.detail = ACC.STATE_SELECTABLE | ACC.STATE_FOCUSABLE
					| (element(event.childID) instanceof MapModule module ? module.collapsed() ? ACC.STATE_COLLAPSED : ACC.STATE_EXPANDED : 0)
					| (selected ? ACC.STATE_SELECTED | (canvas.isFocusControl() ? ACC.STATE_FOCUSED : 0) : 0);
		}

		@Override
		public void getChildCount(AccessibleControlEvent event) {
			event.detail = elements().size();
		}

		@Override
		public void getChildren(AccessibleControlEvent event) {
			event.children = new Object[elements().size()];
			for (int i = 0; i < event.children.length; i++) {
				event.children[i] = Integer.valueOf(i);
			}
		}

		@Override
		public void getSelection(AccessibleControlEvent event) {
			int child = indexOf(canvas.selected());
			event.childID = child < 0 ? ACC.CHILDID_NONE : child;
		}

		@Override
		public void getFocus(AccessibleControlEvent event) {
			int child = indexOf(canvas.selected());
			event.childID = !canvas.isFocusControl() ? ACC.CHILDID_NONE : child < 0 ? ACC.CHILDID_SELF : child;
		}

		@Override
		public void getLocation(AccessibleControlEvent event) {
			Rectangle place = canvas.getClientArea();
			MapElement element = element(event.childID);
			if (element != null) {
				Box box = canvas.map().boxOf(element).map(canvas.viewport()::onScreen).orElse(new Box(0, 0, 0, 0));
				place = new Rectangle((int) box.x(), (int) box.y(), (int) box.width(), (int) box.height());
			}
			Point corner = canvas.toDisplay(place.x, place.y);
			event.x = corner.x;
			event.y = corner.y;
			event.width = place.width;
			event.height = place.height;
		}

		@Override
		public void getChildAtPoint(AccessibleControlEvent event) {
			Point at = canvas.toControl(event.x, event.y);
			int child = MapHit.at(canvas.map(), canvas.viewport().mapX(at.x), canvas.viewport().mapY(at.y), 1).map(MapCanvasAccessibility.this::indexOf)
					.orElse(-1);
			event.childID = child < 0 ? ACC.CHILDID_SELF : child;
		}
	}
}
