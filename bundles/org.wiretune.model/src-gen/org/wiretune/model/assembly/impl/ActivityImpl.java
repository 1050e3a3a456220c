/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly.impl;

import java.util.Collection;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.model.assembly.Activity;
import org.wiretune.model.assembly.Invoke;

import org.wiretune.model.settings.impl.ElementImpl;

/**
 * <!-- begin-user-doc -->
 * An implementation of the model object '<em><b>Activity</b></em>'.
 * <!-- end-user-doc -->
 * <p>
 * The following features are implemented:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#getOperation <em>Operation</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#getPartner <em>Partner</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#isCreating <em>Creating</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#isParallel <em>Parallel</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#getActivities <em>Activities</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.impl.ActivityImpl#getInvocation <em>Invocation</em>}</li>
 * </ul>
 *
 * @generated
 */
public class ActivityImpl extends ElementImpl implements Activity
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final String KIND_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected String kind = KIND_EDEFAULT;

	/**
	 * The default value of the '{@link #getOperation() <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected static final String OPERATION_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getOperation() <em>Operation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getOperation()
	 * @generated
	 * @ordered
	 */
	protected String operation = OPERATION_EDEFAULT;

	/**
	 * The default value of the '{@link #getPartner() <em>Partner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPartner()
	 * @generated
	 * @ordered
	 */
	protected static final String PARTNER_EDEFAULT = null;

	/**
	 * The cached value of the '{@link #getPartner() <em>Partner</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getPartner()
	 * @generated
	 * @ordered
	 */
	protected String partner = PARTNER_EDEFAULT;

	/**
	 * The default value of the '{@link #isCreating() <em>Creating</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCreating()
	 * @generated
	 * @ordered
	 */
	protected static final boolean CREATING_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isCreating() <em>Creating</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isCreating()
	 * @generated
	 * @ordered
	 */
	protected boolean creating = CREATING_EDEFAULT;

	/**
	 * The default value of the '{@link #isParallel() <em>Parallel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isParallel()
	 * @generated
	 * @ordered
	 */
	protected static final boolean PARALLEL_EDEFAULT = false;

	/**
	 * The cached value of the '{@link #isParallel() <em>Parallel</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #isParallel()
	 * @generated
	 * @ordered
	 */
	protected boolean parallel = PARALLEL_EDEFAULT;

	/**
	 * The cached value of the '{@link #getActivities() <em>Activities</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivities()
	 * @generated
	 * @ordered
	 */
	protected EList<Activity> activities;

	/**
	 * The default value of the '{@link #getInvocation() <em>Invocation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInvocation()
	 * @generated
	 * @ordered
	 */
	protected static final int INVOCATION_EDEFAULT = -1;

	/**
	 * The cached value of the '{@link #getInvocation() <em>Invocation</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getInvocation()
	 * @generated
	 * @ordered
	 */
	protected int invocation = INVOCATION_EDEFAULT;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected ActivityImpl()
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
		return AssemblyPackageImpl.Literals.ACTIVITY;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getKind()
	{
		return kind;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setKind(String newKind)
	{
		String oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.ACTIVITY__KIND, oldKind, kind));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getOperation()
	{
		return operation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setOperation(String newOperation)
	{
		String oldOperation = operation;
		operation = newOperation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.ACTIVITY__OPERATION, oldOperation, operation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String getPartner()
	{
		return partner;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setPartner(String newPartner)
	{
		String oldPartner = partner;
		partner = newPartner;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.ACTIVITY__PARTNER, oldPartner, partner));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isCreating()
	{
		return creating;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setCreating(boolean newCreating)
	{
		boolean oldCreating = creating;
		creating = newCreating;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.ACTIVITY__CREATING, oldCreating, creating));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean isParallel()
	{
		return parallel;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setParallel(boolean newParallel)
	{
		boolean oldParallel = parallel;
		parallel = newParallel;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.ACTIVITY__PARALLEL, oldParallel, parallel));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public EList<Activity> getActivities()
	{
		if (activities == null)
		{
			activities = new EObjectContainmentEList<Activity>(Activity.class, this, AssemblyPackageImpl.ACTIVITY__ACTIVITIES);
		}
		return activities;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public int getInvocation()
	{
		return invocation;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void setInvocation(int newInvocation)
	{
		int oldInvocation = invocation;
		invocation = newInvocation;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackageImpl.ACTIVITY__INVOCATION, oldInvocation, invocation));
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Invoke invoke()
	{
		return org.wiretune.model.AssemblyValues.invoke(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.ACTIVITY__ACTIVITIES:
				return ((InternalEList<?>)getActivities()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
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
			case AssemblyPackageImpl.ACTIVITY__KIND:
				return getKind();
			case AssemblyPackageImpl.ACTIVITY__OPERATION:
				return getOperation();
			case AssemblyPackageImpl.ACTIVITY__PARTNER:
				return getPartner();
			case AssemblyPackageImpl.ACTIVITY__CREATING:
				return isCreating();
			case AssemblyPackageImpl.ACTIVITY__PARALLEL:
				return isParallel();
			case AssemblyPackageImpl.ACTIVITY__ACTIVITIES:
				return getActivities();
			case AssemblyPackageImpl.ACTIVITY__INVOCATION:
				return getInvocation();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackageImpl.ACTIVITY__KIND:
				setKind((String)newValue);
				return;
			case AssemblyPackageImpl.ACTIVITY__OPERATION:
				setOperation((String)newValue);
				return;
			case AssemblyPackageImpl.ACTIVITY__PARTNER:
				setPartner((String)newValue);
				return;
			case AssemblyPackageImpl.ACTIVITY__CREATING:
				setCreating((Boolean)newValue);
				return;
			case AssemblyPackageImpl.ACTIVITY__PARALLEL:
				setParallel((Boolean)newValue);
				return;
			case AssemblyPackageImpl.ACTIVITY__ACTIVITIES:
				getActivities().clear();
				getActivities().addAll((Collection<? extends Activity>)newValue);
				return;
			case AssemblyPackageImpl.ACTIVITY__INVOCATION:
				setInvocation((Integer)newValue);
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
			case AssemblyPackageImpl.ACTIVITY__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case AssemblyPackageImpl.ACTIVITY__OPERATION:
				setOperation(OPERATION_EDEFAULT);
				return;
			case AssemblyPackageImpl.ACTIVITY__PARTNER:
				setPartner(PARTNER_EDEFAULT);
				return;
			case AssemblyPackageImpl.ACTIVITY__CREATING:
				setCreating(CREATING_EDEFAULT);
				return;
			case AssemblyPackageImpl.ACTIVITY__PARALLEL:
				setParallel(PARALLEL_EDEFAULT);
				return;
			case AssemblyPackageImpl.ACTIVITY__ACTIVITIES:
				getActivities().clear();
				return;
			case AssemblyPackageImpl.ACTIVITY__INVOCATION:
				setInvocation(INVOCATION_EDEFAULT);
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
			case AssemblyPackageImpl.ACTIVITY__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case AssemblyPackageImpl.ACTIVITY__OPERATION:
				return OPERATION_EDEFAULT == null ? operation != null : !OPERATION_EDEFAULT.equals(operation);
			case AssemblyPackageImpl.ACTIVITY__PARTNER:
				return PARTNER_EDEFAULT == null ? partner != null : !PARTNER_EDEFAULT.equals(partner);
			case AssemblyPackageImpl.ACTIVITY__CREATING:
				return creating != CREATING_EDEFAULT;
			case AssemblyPackageImpl.ACTIVITY__PARALLEL:
				return parallel != PARALLEL_EDEFAULT;
			case AssemblyPackageImpl.ACTIVITY__ACTIVITIES:
				return activities != null && !activities.isEmpty();
			case AssemblyPackageImpl.ACTIVITY__INVOCATION:
				return invocation != INVOCATION_EDEFAULT;
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
		result.append(" (kind: ");
		result.append(kind);
		result.append(", operation: ");
		result.append(operation);
		result.append(", partner: ");
		result.append(partner);
		result.append(", creating: ");
		result.append(creating);
		result.append(", parallel: ");
		result.append(parallel);
		result.append(", invocation: ");
		result.append(invocation);
		result.append(')');
		return result.toString();
	}

} //ActivityImpl
