Feature: Diplomatic Conference
  A mission for envoys of several affiliations, who mix on its planet while they attempt it.

  Background:
    Given the spaceline:
      | mission               |
      | Diplomatic Conference |
      | Excavation            |
    And Alice has:
      | card         | where                      |
      | Devinoni Ral | on "Diplomatic Conference" |
      | Riva         | on "Diplomatic Conference" |

  @ruling=1eD-diplomatic-conference-01
  Rule: It takes a V.I.P. of each of three aligned affiliations

    Example: two of the Federation and a Romulan are not enough
      Given Alice has:
        | card   | where                      |
        | Sarek  | on "Diplomatic Conference" |
        | Pardek | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is still not completed
      And nothing else has changed

    Example: with a Klingon they are
      Given Alice has:
        | card   | where                      |
        | Pardek | on "Diplomatic Conference" |
        | Gowron | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is now completed
      And Alice now has 60 points
      And nothing else has changed

    Example: a Klingon who is no V.I.P. is not enough
      Given Alice has:
        | card   | where                      |
        | Pardek | on "Diplomatic Conference" |
        | Klag   | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is still not completed
      And nothing else has changed

  @ruling=1eD-diplomatic-conference-02
  Rule: It takes a non-aligned V.I.P. as well

    Background:
      Given "Devinoni Ral" is on "Excavation"
      And Alice has:
        | card   | where                      |
        | Pardek | on "Diplomatic Conference" |
        | Gowron | on "Diplomatic Conference" |

    Example: three of aligned affiliations are not enough
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is still not completed
      And nothing else has changed

    Example: with Marouk they are
      Given Alice has:
        | card   | where                      |
        | Marouk | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is now completed
      And Alice now has 60 points
      And nothing else has changed

    Example: a non-aligned man who is no V.I.P. is not enough
      Given Alice has:
        | card  | where                      |
        | Galen | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is still not completed
      And nothing else has changed

  @ruling=1eD-diplomatic-conference-03
  Rule: While it is attempted all affiliations on the planet mix

    Example: a Klingon, a Romulan and a Cardassian go with Riva
      Given Alice has:
        | card   | where                      |
        | Klag   | on "Diplomatic Conference" |
        | Bochra | on "Diplomatic Conference" |
        | Jasad  | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then that is legal

  @ruling=1eD-diplomatic-conference-04
  Rule: Outside of the attempt they do not mix

    Background:
      Given Alice has:
        | card | where                      |
        | Klag | on "Diplomatic Conference" |
      And Bob has:
        | card        | where                      |
        | Cyber Drone | on "Diplomatic Conference" |

    Example: a Klingon and Riva do not attack together
      When Alice attacks "Cyber Drone" with "Klag" and "Riva"
      Then that is illegal
      And nothing else has changed

    Example: the Klingon does so alone
      When Alice attacks "Cyber Drone" with "Klag"
      Then that is legal

  @ruling=1eD-diplomatic-conference-05
  Rule: Gi'ral and Tokath do not build a Colony by that treaty

    Background:
      Given Alice has:
        | card   | where                      |
        | Gi'ral | on "Diplomatic Conference" |
        | Tokath | on "Diplomatic Conference" |
        | Colony | in hand                    |

    Example: without another treaty it is not built
      When Alice plays "Colony" at "Diplomatic Conference"
      Then that is illegal
      And nothing else has changed

    Example: under one of their own it is
      Given Alice has:
        | card                    | where        |
        | Treaty: Romulan/Klingon | on the table |
      When Alice plays "Colony" at "Diplomatic Conference"
      Then "Colony" is now at "Diplomatic Conference"
      And nothing else has changed

  @ruling=1eD-diplomatic-conference-06
  Rule: Somebody must match the mission all the same

    Background:
      Given "Riva" is on "Excavation"
      And Alice has:
        | card            | where                      |
        | Grand Nagus Zek | on "Diplomatic Conference" |
        | Weyoun          | on "Diplomatic Conference" |
        | Parn            | on "Diplomatic Conference" |

    Example: envoys none of whom the mission names do not attempt it
      When Alice attempts "Diplomatic Conference"
      Then that is illegal

    Example: with Klag they do
      Given Alice has:
        | card | where                      |
        | Klag | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is now completed
      And Alice now has 60 points
      And nothing else has changed

  @ruling=1eD-diplomatic-conference-07
  Rule: The three may be of affiliations that the mission does not name

    Example: the Federation, the Ferengi and the Dominion confer
      Given Alice has:
        | card            | where                      |
        | Grand Nagus Zek | on "Diplomatic Conference" |
        | Weyoun          | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is now completed
      And Alice now has 60 points
      And nothing else has changed
