Feature: What is printed otherwise by a ruling
  Errata change what a card is.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=cr14-liberty-erratum-01
  Rule: The Liberty is of the Condor class

    Example: she is, and a Runabout is not
      Then "Liberty" is of the class Condor
      And "Runabout" is not of the class Condor

  @ruling=faq96-352-future-enterprise-01
  Rule: The FAQ prints what the Future Enterprise is

    Background:
      Given Alice has:
        | card              | where           |
        | Future Enterprise | at "Excavation" |

    Example: a ship of the Galaxy class, from another universe
      Then "Future Enterprise" is of the class Galaxy
      And "Future Enterprise" has the feature au
      And the RANGE of "Future Enterprise" is 13
      And the WEAPONS of "Future Enterprise" are 10
      And the SHIELDS of "Future Enterprise" are 9
