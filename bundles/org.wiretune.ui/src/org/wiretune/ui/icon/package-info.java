/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The icons of the bundle. */
package org.wiretune.ui.icon;
