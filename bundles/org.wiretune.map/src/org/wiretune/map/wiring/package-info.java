/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Wires that the user draws on the map, without a widget: where they begin, what they may lead to, and how that looks meanwhile. */
package org.wiretune.map.wiring;
