/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** How views follow what changes elsewhere. */
package org.wiretune.ui.update;
