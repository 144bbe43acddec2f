Feature: What is doubled, and what is escorted, as printed
  Lore and his Rogue Borg; U.S.S. Pasteur and the ship that comes to her aid.

  @ruling=custom-cards-596
  Rule: Future Enterprise has the nemesis icon of U.S.S. Pasteur

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Example: the ship of her player has it
      Given Alice has:
        | card              | where           |
        | Future Enterprise | at "Excavation" |
        | U.S.S. Pasteur    | at "Excavation" |
      Then the icons of "Future Enterprise" are au, nemesis blue right

    Example: the ship of the other player has not
      Given Alice has:
        | card           | where           |
        | U.S.S. Pasteur | at "Excavation" |
      And Bob has:
        | card              | where           |
        | Future Enterprise | at "Excavation" |
      Then the icons of "Future Enterprise" are au

  @ruling=custom-cards-597
  Rule: With U.S.S. Pasteur in play, Future Enterprise needs one staffing icon of the alternate universe fewer

    Background:
      Given these made-up cards:
        | card              | type      | affiliations | icons   | staffing        | range |
        | Future Enterprise | ship      |              |         | au, au, command | 13    |
        | Ensign            | personnel | Federation   | au      |                 |       |
        | Chief             | personnel | Federation   | command |                 |       |
      And the spaceline:
        | mission             |
        | Excavation          |
        | Evacuation |

    Scenario Outline: with a chief and <crew> aboard to move is <verdict>
      Given Alice has:
        | card              | where                      |
        | Future Enterprise | at "Excavation"            |
        | U.S.S. Pasteur    | at "Excavation"            |
        | Chief             | aboard "Future Enterprise" |
        | <crew>            | aboard "Future Enterprise" |
      When Alice moves "Future Enterprise" to "Evacuation"
      Then that is <verdict>

      Examples: With two such icons, one of them is enough, and none is too few
        | crew   | verdict |
        | Ensign | legal   |
        | Worf   | illegal |

    Example: the icon of a chief is needed as before
      Given Alice has:
        | card              | where                      |
        | Future Enterprise | at "Excavation"            |
        | U.S.S. Pasteur    | at "Excavation"            |
        | Ensign [first]    | aboard "Future Enterprise" |
        | Ensign [second]   | aboard "Future Enterprise" |
      When Alice moves "Future Enterprise" to "Evacuation"
      Then that is illegal

  @ruling=custom-cards-598
  Rule: Lore doubles all Rogue Borg

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Scenario Outline: <player>'s Lore is <where>, one of them fights a guard of STRENGTH <strength>, and <who> is killed
      Given these made-up cards:
        | card  | type      | affiliations | strength   |
        | Guard | personnel | Federation   | <strength> |
      And <player> has:
        | card | where   |
        | Lore | <where> |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Guard    | aboard "Runabout" |
      And Bob has:
        | card                   | where         |
        | Rogue Borg Mercenaries | on "Runabout" |
      When Alice ends the turn
      Then "<who>" has been killed

      Examples: Of either player, anywhere in play; a double STRENGTH of 2 is less than 3
        | player | where           | strength | who                    |
        | Alice  | on "Excavation" | 1        | Guard                  |
        | Bob    | on "Excavation" | 1        | Guard                  |
        | Alice  | on "Excavation" | 3        | Rogue Borg Mercenaries |

    Example: two of them have 4 each, and a guard of STRENGTH 3 is killed
      Given these made-up cards:
        | card  | type      | affiliations | strength |
        | Guard | personnel | Federation   | 3        |
      And Alice has:
        | card     | where             |
        | Lore     | on "Excavation"   |
        | Runabout | at "Excavation"   |
        | Guard    | aboard "Runabout" |
      And Bob has:
        | card                            | where         |
        | Rogue Borg Mercenaries [first]  | on "Runabout" |
        | Rogue Borg Mercenaries [second] | on "Runabout" |
      When Alice ends the turn
      Then "Guard" has been killed

  @ruling=custom-cards-599
  Rule: Rogue Borg battle a crew as personnel battle each other

    Scenario Outline: one of them comes aboard, and <outcome> a guard of STRENGTH <strength>
      Given these made-up cards:
        | card  | type      | affiliations | strength   |
        | Guard | personnel | Federation   | <strength> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Guard    | aboard "Runabout" |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "<who>" has been killed

      Examples: Whoever has less is killed
        | outcome  | strength | who                    |
        | loses to | 3        | Rogue Borg Mercenaries |
        | kills    | 0        | Guard                  |
