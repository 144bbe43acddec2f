Feature: Striking back
  Whoever was attacked attacks in his next turn, with those who are left and against those who are left.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And it is Bob's turn

  @ruling=custom-battle-67
  Rule: Whoever was attacked at two places strikes back at both

    Example: Bob has attacked at Excavation and at Relief Mission
      Given Alice has:
        | card             | where                   |
        | Runabout         | at "Excavation"         |
        | William T. Riker | aboard "Runabout"       |
        | Runabout [far]   | at "Relief Mission"     |
        | Jean-Luc Picard  | aboard "Runabout" [far] |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Excavation"          |
        | Baran           | aboard "Yridian Shuttle" |
        | Bortas          | at "Relief Mission"      |
        | Gowron          | aboard "Bortas"          |
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob attacks "Runabout" [far] with "Bortas"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
        | Alice attacks "Bortas" with "Runabout" [far]    |

  @ruling=custom-battle-67
  Rule: Whoever came to attack is attacked where he is

    Example: the shuttle has flown to Excavation, and attacked there
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | William T. Riker | aboard "Runabout" |
      And Bob has:
        | card            | where                    |
        | Yridian Shuttle | at "Relief Mission"      |
        | Baran           | aboard "Yridian Shuttle" |
        | Narik           | aboard "Yridian Shuttle" |
      When Bob moves "Yridian Shuttle" to "Excavation"
      And Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

  Rule: Nobody avenges a team of which nobody is left

    Background:
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Jean-Luc Picard | aboard "Runabout" |
      And Bob has:
        | card  | where           |
        | Kurn  | on "Excavation" |
        | Klag  | on "Excavation" |
        | Divok | on "Excavation" |

    @ruling=custom-battle-62
    Example: Worf fell alone, and Picard, who beams down, does not attack Kurn
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Bob attacks "Worf" with "Kurn"
      And Bob ends the turn
      And Alice beams "Jean-Luc Picard" to "Excavation"
      And Alice attacks "Kurn" with "Jean-Luc Picard"
      Then that is illegal

    @ruling=custom-battle-106
    Example: Tarses fought beside Worf and is left, and Picard, who joins him, attacks Kurn
      Given Alice has:
        | card         | where           |
        | Worf         | on "Excavation" |
        | Simon Tarses | on "Excavation" |
      When Bob attacks "Worf" with "Kurn"
      And chance chooses "Worf"
      And Bob ends the turn
      And Alice beams "Jean-Luc Picard" to "Excavation"
      And Alice attacks "Kurn" with "Jean-Luc Picard" and "Simon Tarses"
      Then that is legal
