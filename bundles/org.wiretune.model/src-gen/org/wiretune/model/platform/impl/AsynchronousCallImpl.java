/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.platform.impl;

import org.eclipse.emf.common.notify.Notification;

import org.eclipse.emf.ecore.EClass;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.wiretune.model.assembly.Reference;

import org.wiretune.model.platform.AsynchronousCall;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Asynchronous Call</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallImpl#getReference <em>Reference</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallImpl#isCollectedAtOnce <em>Collected At Once</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallImpl#isCollected <em>Collected</em>}</li>
 *   <li>{@link org.wiretune.model.platform.impl.AsynchronousCallImpl#getTarget <em>Target</em>}</li>
 * </ul>
 *
 * @generated
 */
public class AsynchronousCallImpl extends ElementImpl implements AsynchronousCall
{
	/**
	 * The default value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected static final String REFERENCE_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getReference() <em>Reference</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getReference()
	 * @generated
	 * @ordered
	 */
	protected String reference = REFERENCE_EDEFAULT;

	/**
	 * The default value of the '{@link #isCollectedAtOnce() <em>Collected At Once</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollectedAtOnce()
	 * @generated
	 * @ordered
	 */
	protected static final boolean COLLECTED_AT_ONCE_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCollectedAtOnce() <em>Collected At Once</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollectedAtOnce()
	 * @generated
	 * @ordered
	 */
	protected boolean collectedAtOnce = COLLECTED_AT_ONCE_EDEFAULT;

	/**
	 * The default value of the '{@link #isCollected() <em>Collected</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollected()
	 * @generated
	 * @ordered
	 */
	protected static final boolean COLLECTED_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCollected() <em>Collected</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCollected()
	 * @generated
	 * @ordered
	 */
	protected boolean collected = COLLECTED_EDEFAULT;

	/**
	 * The cached value of the '{@link #getTarget() <em>Target</em>}' reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTarget()
	 * @generated
	 * @ordered
	 */
	protected Reference target;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected AsynchronousCallImpl()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return PlatformPackageImpl.Literals.ASYNCHRONOUS_CALL;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getReference()
	{
		return reference;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setReference(String newReference)
	{
		String oldReference = reference;
		reference = newReference;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL__REFERENCE, oldReference, reference));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isCollectedAtOnce()
	{
		return collectedAtOnce;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCollectedAtOnce(boolean newCollectedAtOnce)
	{
		boolean oldCollectedAtOnce = collectedAtOnce;
		collectedAtOnce = newCollectedAtOnce;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE, oldCollectedAtOnce, collectedAtOnce));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isCollected()
	{
		return collected;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCollected(boolean newCollected)
	{
		boolean oldCollected = collected;
		collected = newCollected;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED, oldCollected, collected));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Reference getTarget()
	{
		return target;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setTarget(Reference newTarget)
	{
		Reference oldTarget = target;
		target = newTarget;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, PlatformPackageImpl.ASYNCHRONOUS_CALL__TARGET, oldTarget, target));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__REFERENCE:
				return getReference();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				return isCollectedAtOnce();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED:
				return isCollected();
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__TARGET:
				return getTarget();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__REFERENCE:
				setReference((String)newValue);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				setCollectedAtOnce((Boolean)newValue);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED:
				setCollected((Boolean)newValue);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__TARGET:
				setTarget((Reference)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__REFERENCE:
				setReference(REFERENCE_EDEFAULT);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				setCollectedAtOnce(COLLECTED_AT_ONCE_EDEFAULT);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED:
				setCollected(COLLECTED_EDEFAULT);
				return;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__TARGET:
				setTarget((Reference)null);
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__REFERENCE:
				return REFERENCE_EDEFAULT == null ? reference != null : !REFERENCE_EDEFAULT.equals(reference);
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED_AT_ONCE:
				return collectedAtOnce != COLLECTED_AT_ONCE_EDEFAULT;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__COLLECTED:
				return collected != COLLECTED_EDEFAULT;
			case PlatformPackageImpl.ASYNCHRONOUS_CALL__TARGET:
				return target != null;
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (reference: ");
		result.append(reference);
		result.append(", collectedAtOnce: ");
		result.append(collectedAtOnce);
		result.append(", collected: ");
		result.append(collected);
		result.append(')');
		return result.toString();
	}

} //AsynchronousCallImpl
