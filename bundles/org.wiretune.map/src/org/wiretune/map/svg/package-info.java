/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The binding map as a stand-alone SVG file. */
package org.wiretune.map.svg;
