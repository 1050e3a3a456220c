/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The dialog of a proof, its report and the picture of an interval. UI thread only. */
package org.wiretune.ui.proof;
