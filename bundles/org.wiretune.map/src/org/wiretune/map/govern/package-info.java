/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Which settings of servers and modules govern an element of the map, and where they are set. Needs no display. */
package org.wiretune.map.govern;
