/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.ui.map;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.resource.ImageDescriptor;

/** Makes actions from a text, a tip, an icon and code. */
final class MapAction {

	private MapAction() {
	}

	/**
	 * {@return an action}
	 *
	 * @param text its label
	 * @param tip its tool tip, or null
	 * @param icon its icon, or null
	 * @param code what it does
	 */
	static IAction push(String text, String tip, ImageDescriptor icon, Runnable code) {
		return make(IAction.AS_PUSH_BUTTON, text, tip, icon, code);
	}

	/**
	 * {@return an action that is on or off}
	 *
	 * @param text its label
	 * @param tip its tool tip, or null
	 * @param icon its icon, or null
	 * @param checked whether it is on at first
	 * @param code what it does when the user switches it
	 */
	static IAction toggle(String text, String tip, ImageDescriptor icon, boolean checked, Runnable code) {
		IAction action = make(IAction.AS_CHECK_BOX, text, tip, icon, code);
		action.setChecked(checked);
		return action;
	}

	private static IAction make(int style, String text, String tip, ImageDescriptor icon, Runnable code) {
		Action action = new Action(text, style) {
			@Override
			public void run() {
				code.run();
			}
		};
		if (tip != null) {
			action.setToolTipText(tip);
		}
		action.setImageDescriptor(icon);
		return action;
	}
}
