Feature: Asking about the opponent's cards
  What a player may ask who holds a card that depends on the opponent's cards, and what it costs him.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-showing-your-cards-14
  Rule: Who holds a card that depends on the opponent's cards may ask about them, and must be told

    Background:
      Given Alice has:
        | card          | where   |
        | Dal'Rok       | in hand |
        | Amanda Rogers | in hand |
      And Bob has:
        | card         | where           |
        | Data         | on "Excavation" |
        | Orb Fragment | on "Excavation" |

    Example: the card of hers that depends on his fragment lets her ask about it
      When Alice asks about "Orb Fragment" with "Dal'Rok"
      Then Alice has been shown "Orb Fragment"

    Example: a card that does not depend on it is no reason to ask
      When Alice asks about "Orb Fragment" with "Amanda Rogers"
      Then that is illegal
      And "Orb Fragment" has not been revealed
      And nothing else has changed

    Example: the card does not let her ask about anything else
      When Alice asks about "Data" with "Dal'Rok"
      Then that is illegal
      And "Data" has not been revealed

    Example: nor about two cards of which it depends on one
      When Alice asks about "Orb Fragment" and "Data" with "Dal'Rok"
      Then that is illegal
      And "Data" has not been revealed

    Example: what Bob holds is no reason for her to ask
      Given Bob has:
        | card    | where   |
        | Dal'Rok | in hand |
      When Alice asks about "Orb Fragment" with Bob's "Dal'Rok"
      Then that is illegal
      And "Orb Fragment" has not been revealed

    Scenario Outline: the card that depends on it is in her <pile>, and to ask is <verdict>
      Given Alice has:
        | card             | where     |
        | Dal'Rok [second] | in <pile> |
      When Alice asks about "Orb Fragment" with "Dal'Rok" [second]
      Then that is <verdict>

      Examples: Elsewhere, and in hand
        | pile         | verdict |
        | draw deck    | illegal |
        | discard pile | illegal |
        | hand         | legal   |

  @ruling=1eS-showing-your-cards-15
  Rule: Who asks shows the card that needs the answer

    Background:
      Given Alice has:
        | card           | where   |
        | Thine Own Self | in hand |
      And Bob has:
        | card | where           |
        | Data | on "Excavation" |

    Example: Bob is shown the card before he answers
      When Alice asks about Bob's Away Team on "Excavation" with "Thine Own Self"
      Then Bob has been shown "Thine Own Self"
      And "Thine Own Self" is still in Alice's hand

    Example: without showing it she may not ask
      When Alice asks about Bob's Away Team on "Excavation"
      Then that is illegal
      And "Data" has not been counted as 1
      And "Thine Own Self" has not been revealed

  @ruling=1eS-showing-your-cards-16
  Rule: The holder of Thine Own Self may ask how many personnel are in the Away Team

    Background:
      Given Alice has:
        | card           | where   |
        | Thine Own Self | in hand |

    Example: two personnel and their equipment are two
      Given Bob has:
        | card      | where           |
        | Data      | on "Excavation" |
        | Worf      | on "Excavation" |
        | Tricorder | on "Excavation" |
      When Alice asks about Bob's Away Team on "Excavation" with "Thine Own Self"
      Then Bob's Away Team on "Excavation" has been counted as 2
      And "Data" has not been revealed
      And nothing else has changed

    Example: their equipment is nothing to ask about
      Given Bob has:
        | card      | where           |
        | Data      | on "Excavation" |
        | Tricorder | on "Excavation" |
      When Alice asks about "Tricorder" with "Thine Own Self"
      Then that is illegal
      And "Tricorder" has not been revealed
      And "Data" has not been revealed

    Example: who is still in his hand is nothing to ask about
      Given Bob has:
        | card | where   |
        | Data | in hand |
      When Alice asks about "Data" with "Thine Own Self"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-showing-your-cards-17
  Rule: The holder of Dal'Rok may ask where the Orb Fragment in play is

    Background:
      Given Alice has:
        | card    | where   |
        | Dal'Rok | in hand |
      And Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    Example: it is aboard his outpost, as Bob must reveal
      Given Bob has:
        | card         | where                       |
        | Orb Fragment | aboard "Federation Outpost" |
      When Alice asks about "Orb Fragment" with "Dal'Rok"
      Then Alice has been shown "Orb Fragment"
      And Bob has been shown "Dal'Rok"

    Example: one in his hand is nothing to ask about
      Given Bob has:
        | card         | where   |
        | Orb Fragment | in hand |
      When Alice asks about "Orb Fragment" with "Dal'Rok"
      Then that is illegal
      And "Orb Fragment" has not been revealed

    Example: another artifact in play is nothing to ask about
      Given Bob has:
        | card      | where        |
        | Tox Uthat | on the table |
      When Alice asks about "Tox Uthat" with "Dal'Rok"
      Then that is illegal
      And "Tox Uthat" has not been revealed

  @ruling=1eS-showing-your-cards-18
  Rule: The holder of Outgunned may ask for the SHIELDS of the only undocked ship

    Background:
      Given Alice has:
        | card      | where   |
        | Outgunned | in hand |
      And Bob has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Bortas             | at "Excavation" |

    Example: beside a docked ship it is the only one
      Given Bob has:
        | card          | where                          |
        | U.S.S. Oberth | docked at "Federation Outpost" |
      When Alice asks about "Bortas" with "Outgunned"
      Then "Bortas" has been counted as 7
      And "Bortas" has not been revealed

    Example: it is his only one beside a ship of hers
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice asks about "Bortas" with "Outgunned"
      Then "Bortas" has been counted as 7

    Example: it is his only one there when he has a ship elsewhere
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Bob has:
        | card          | where                      |
        | U.S.S. Oberth | at "Explore Black Cluster" |
      When Alice asks about "Bortas" with "Outgunned"
      Then "Bortas" has been counted as 7

    Example: one of two undocked ships is nothing to ask about
      Given Bob has:
        | card          | where           |
        | U.S.S. Oberth | at "Excavation" |
      When Alice asks about "Bortas" with "Outgunned"
      Then that is illegal
      And nothing else has changed

    Example: a ship in his hand is nothing to ask about
      Given Bob has:
        | card          | where   |
        | U.S.S. Oberth | in hand |
      When Alice asks about "U.S.S. Oberth" with "Outgunned"
      Then that is illegal
      And "U.S.S. Oberth" has not been revealed
