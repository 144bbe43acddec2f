Feature: Docked ships
  A docked ship is safe, and idle.

  Background:
    Given these made-up cards:
      | card         | type | affiliations | range | weapons | shields |
      | Heavy Raider | ship | Klingon      | 8     | 8       | 8       |
      | Guard Ship   | ship | Federation   | 8     | 9       | 7       |

  @ruling=1eD-docking-04
  Rule: A facility extends half of its SHIELDS to each ship docked there

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Example: the outpost has 30, so that the Guard Ship has 22 as long as it is docked
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Guard Ship         | docked at "Federation Outpost" |
        | Runabout           | at "Excavation"                |
        | Calloway           | aboard "Guard Ship"            |
      Then the SHIELDS of "Guard Ship" are 22
      And the SHIELDS of "Runabout" are 5
      When Alice undocks "Guard Ship" from "Federation Outpost"
      Then the SHIELDS of "Guard Ship" are 7
      And "Guard Ship" is no longer docked at "Federation Outpost"
      And nothing else has changed

    Example: docked at one of two outposts a ship has nothing from the other
      Given Alice has:
        | card                        | where                          |
        | Federation Outpost          | at "Excavation"                |
        | Federation Outpost [second] | at "Excavation"                |
        | Guard Ship                  | docked at "Federation Outpost" |
      Then the SHIELDS of "Guard Ship" are 22

    Example: two runabouts are docked, each has 15 more, and the outpost has what it had
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout [first]   | docked at "Federation Outpost" |
        | Runabout [second]  | docked at "Federation Outpost" |
      Then the SHIELDS of "Runabout" [first] are 20
      And the SHIELDS of "Runabout" [second] are 20
      And the SHIELDS of "Federation Outpost" are 30

  @ruling=1eD-docking-05
  Rule: The crew of a docked ship does not attempt a mission

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card               | where                      |
        | Federation Outpost | at "Explore Black Cluster" |

    Scenario Outline: Soren and Calloway are aboard a Runabout <where>, and their attempt is <verdict>
      Given Alice has:
        | card     | where             |
        | Runabout | <where>           |
        | Soren    | aboard "Runabout" |
        | Calloway | aboard "Runabout" |
      When Alice attempts "Explore Black Cluster" from "Runabout"
      Then that is <verdict>

      Examples:
        | where                          | verdict |
        | docked at "Federation Outpost" | illegal |
        | at "Explore Black Cluster"     | legal   |

  @ruling=1eD-docking-06
  Rule: A docked ship does not fire its WEAPONS

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card         | where                 |
        | Heavy Raider | at "Excavation"       |
        | Klag         | aboard "Heavy Raider" |

    Example: the Guard Ship is docked, and does not fire back
      Given Bob has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Guard Ship         | docked at "Federation Outpost" |
        | Jean-Luc Picard    | aboard "Guard Ship"            |
      When Alice attacks "Guard Ship" with "Heavy Raider"
      Then "Heavy Raider" is still not damaged
      And "Guard Ship" is still not damaged
      And "Heavy Raider", "Klag", "Guard Ship" and "Jean-Luc Picard" are now stopped
      And nothing else has changed
