Feature: Battles that go on
  Whoever was attacked may continue the battle in the next turn, and others may join it.

  Background:
    Given the spaceline:
      | mission        |
      | Relief Mission |
    And Alice has:
      | card             | where               |
      | Runabout         | at "Relief Mission" |
      | William T. Riker | aboard "Runabout"   |
    And Bob has:
      | card            | where                    |
      | Yridian Shuttle | at "Relief Mission"      |
      | Baran           | aboard "Yridian Shuttle" |

  Rule: The Federation continues a battle that was begun in the last turn

    @ruling=faq96-22-federation-attacks-04
    Example: the ship that was attacked attacks
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=faq96-22-federation-attacks-01
    Example: it does not where nobody attacked it
      Given it is Bob's turn
      When Bob ends the turn
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

  Rule: A battle lasts over successive turns until one side is gone

    @ruling=faq96-22-federation-attacks-05
    Example: it lasts into the next turn, though the attacker's ship was not hit
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=faq96-22-federation-attacks-05
    Example: so does a battle of Away Teams
      Given these locations:
        | location   |
        | Excavation |
      And it is Bob's turn
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Excavation" |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
        | Kurn | on "Excavation" |
      When Bob attacks "Worf" and "Data" with "Klag" and "Kurn"
      And chance chooses "Klag" from "Klag" and "Kurn"
      And Bob ends the turn
      Then these are legal:
        | action                          |
        | Alice attacks "Kurn" with "Worf" |

    @ruling=faq96-22-federation-attacks-01
    Example: it is over when nobody has continued it
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=faq96-22-federation-attacks-01
    Example: it is over when the ship that was attacked has moved away, though it comes back
      Given these locations:
        | location   |
        | Excavation |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      And Alice moves "Runabout" to "Excavation"
      And Alice moves "Runabout" to "Relief Mission"
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

  Rule: It is continued by attacking the attacker, or broken off

    Background:
      Given Bob has:
        | card           | where                   |
        | Mercenary Ship | at "Relief Mission"     |
        | Narik          | aboard "Mercenary Ship" |

    @ruling=faq96-22-federation-attacks-06 @part=attacks
    Example: the attacker is attacked
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

    @ruling=faq96-22-federation-attacks-06 @part=breaks-off
    Example: nobody has to attack
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
      When Alice ends the turn
      Then it is now Bob's turn
      And nothing else has changed

    @ruling=faq96-22-federation-attacks-01
    Example: a ship that did not attack is not attacked
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are illegal:
        | action                                         |
        | Alice attacks "Mercenary Ship" with "Runabout" |

  Rule: To attack the attacker in the next turn is to begin no battle

    @ruling=faq96-22-federation-attacks-07
    Example: the Federation, which begins none, attacks it
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |

  Rule: New ships may join a battle that is continued

    Background:
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card             | where                     |
        | Runabout [other] | at "Excavation"           |
        | Jean-Luc Picard  | aboard "Runabout" [other] |

    @ruling=faq96-22-federation-attacks-08
    Example: a ship that was elsewhere comes and attacks
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      And Alice moves "Runabout" [other] to "Relief Mission"
      Then these are legal:
        | action                                                  |
        | Alice attacks "Yridian Shuttle" with "Runabout" [other] |

    @ruling=faq96-22-federation-attacks-01
    Example: there is no battle to join where nobody was attacked
      Given it is Bob's turn
      When Bob ends the turn
      And Alice moves "Runabout" [other] to "Relief Mission"
      Then these are illegal:
        | action                                                  |
        | Alice attacks "Yridian Shuttle" with "Runabout" [other] |

  Rule: Ships of the Federation come to the aid of one of theirs

    Background:
      Given these locations:
        | location   |
        | Excavation |
      And Alice has:
        | card             | where                     |
        | Runabout [other] | at "Excavation"           |
        | Jean-Luc Picard  | aboard "Runabout" [other] |

    @ruling=faq96-22-federation-attacks-09
    Example: both attack together
      Given it is Bob's turn
      When Bob attacks "Runabout" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      And Alice moves "Runabout" [other] to "Relief Mission"
      Then these are legal:
        | action                                                                 |
        | Alice attacks "Yridian Shuttle" with "Runabout" and "Runabout" [other] |

  Rule: The Federation comes to the aid of another affiliation only under a treaty

    Background:
      Given Alice has:
        | card           | where                   |
        | I.K.C. Hegh'ta | at "Relief Mission"     |
        | Kurn           | aboard "I.K.C. Hegh'ta" |

    @ruling=faq96-22-federation-attacks-13
    Example: without one the Klingons are left to themselves
      Given it is Bob's turn
      When Bob attacks "I.K.C. Hegh'ta" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are illegal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
      And these are legal:
        | action                                                |
        | Alice attacks "Yridian Shuttle" with "I.K.C. Hegh'ta" |

    @ruling=faq96-22-federation-attacks-14
    Example: under one they are defended
      Given Alice has:
        | card                       | where        |
        | Treaty: Federation/Klingon | on the table |
      And it is Bob's turn
      When Bob attacks "I.K.C. Hegh'ta" with "Yridian Shuttle"
      And Alice chooses none
      And Bob ends the turn
      Then these are legal:
        | action                                          |
        | Alice attacks "Yridian Shuttle" with "Runabout" |
