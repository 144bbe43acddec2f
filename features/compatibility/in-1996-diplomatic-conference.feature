Feature: Diplomatic Conference in 1996
  The attempt of the mission is the conference: while it lasts, all affiliations have a treaty.

  Background:
    Given the spaceline:
      | mission               |
      | Diplomatic Conference |
      | Excavation            |

  Rule: All affiliations mix during the attempt, and not before

    Scenario Outline: an envoy and a Klingon <mood>
      Given Alice has:
        | card   | where                      |
        | Klag   | on "Diplomatic Conference" |
        | Pardek | on "Diplomatic Conference" |
      And Bob has:
        | card | where                      |
        | Riva | on "Diplomatic Conference" |
      When Alice <does>
      Then that is <verdict>

      @ruling=faq96-312-diplomatic-conference-mission-01
      Examples: In 1996
        | mood                   | does                                    | verdict |
        | do not attack together | attacks "Riva" with "Klag" and "Pardek" | illegal |
        | attack one by one      | attacks "Riva" with "Klag"              | legal   |

      @ruling=1eD-diplomatic-conference-04
      Examples: In the Glossary
        | mood                   | does                                    | verdict |
        | do not attack together | attacks "Riva" with "Klag" and "Pardek" | illegal |
        | attack one by one      | attacks "Riva" with "Klag"              | legal   |

  Rule: They form one Away Team for the attempt, whatever their affiliations

    Scenario Outline: Riva, Pardek and Gowron agree with <the non-aligned>
      Given Alice has:
        | card              | where                      |
        | Riva              | on "Diplomatic Conference" |
        | Pardek            | on "Diplomatic Conference" |
        | Gowron            | on "Diplomatic Conference" |
        | <the non-aligned> | on "Diplomatic Conference" |
      When Alice attempts "Diplomatic Conference"
      Then "Diplomatic Conference" is now completed
      And Alice now has 60 points
      And nothing else has changed

      @ruling=faq96-312-diplomatic-conference-mission-02
      Examples: In 1996
        | the non-aligned |
        | Devinoni Ral    |
        | Marouk          |

      @ruling=1eD-diplomatic-conference-03
      Examples: In the Glossary
        | the non-aligned |
        | Devinoni Ral    |

  @ruling=faq96-312-diplomatic-conference-mission-03
  Rule: The treaty of the conference brings nobody there

    Background:
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Diplomatic Conference" |
        | Bochra            | on "Diplomatic Conference" |

    Example: a Romulan does not come aboard a ship of the Federation
      When Alice beams "Bochra" aboard "U.S.S. Enterprise"
      Then that is illegal
      And nothing else has changed

    Example: he does under a treaty of his own
      Given Alice has:
        | card                       | where        |
        | Treaty: Federation/Romulan | on the table |
      When Alice beams "Bochra" aboard "U.S.S. Enterprise"
      Then "Bochra" is now aboard "U.S.S. Enterprise"
      And nothing else has changed
