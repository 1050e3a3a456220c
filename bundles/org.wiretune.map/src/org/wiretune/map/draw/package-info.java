/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** How the binding map looks, in lines, shapes and texts on any surface. Needs no display. */
package org.wiretune.map.draw;
