/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The binding map without a widget: its scene, its layout and its drawing as SVG. */
package org.wiretune.map;
