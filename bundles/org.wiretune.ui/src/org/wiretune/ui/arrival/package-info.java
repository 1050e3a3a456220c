/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Offers WireTune for projects that it can read. UI thread only. */
package org.wiretune.ui.arrival;
