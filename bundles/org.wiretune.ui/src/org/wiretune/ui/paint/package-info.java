/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What all painted controls need. */
package org.wiretune.ui.paint;
