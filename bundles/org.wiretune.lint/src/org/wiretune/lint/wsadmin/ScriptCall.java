/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.wsadmin;

import java.util.List;

import org.wiretune.core.Origin;

/**
 * A call of one of the objects that wsadmin gives to a script.
 *
 * @param object AdminConfig or AdminTask
 * @param method what is called
 * @param arguments its arguments in order
 * @param origin where object and method stand
 */
record ScriptCall(String object, String method, List<ScriptValue> arguments, Origin origin) {

	/** {@return an argument; unknown where there are fewer} @param index which one, from 0 */
	ScriptValue argument(int index) {
		return index < arguments.size() ? arguments.get(index) : ScriptValue.UNKNOWN;
	}

	/** {@return the text of an argument; empty where it is no literal} @param index which one, from 0 */
	String text(int index) {
		return argument(index).literal() == null ? "" : argument(index).literal().text();
	}
}
