/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Where everything of the binding map goes, and what is at a place. Needs no display. */
package org.wiretune.map.layout;
