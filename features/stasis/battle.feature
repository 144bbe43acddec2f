Feature: Cards in stasis are left out of battles

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-stasis-19
  Rule: A ship in stasis is no target of a ship battle

    Background:
      Given Alice has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Klag         | aboard "I.K.S. Buruk" |

    Example: a ship in stasis is not attacked
      Given Bob has:
        | card    | where           | state     |
        | Haakona | at "Excavation" | in stasis |
      When Alice attacks "Haakona" with "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    Example: a ship that is not in stasis is attacked
      Given Bob has:
        | card    | where           |
        | Haakona | at "Excavation" |
      When Alice attacks "Haakona" with "I.K.S. Buruk"
      Then that is legal

    Example: nor is a ship that is stopped and in stasis
      Given Bob has:
        | card    | where           | state              |
        | Haakona | at "Excavation" | stopped, in stasis |
      When Alice attacks "Haakona" with "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

  @ruling=1eS-stasis-20
  Rule: Personnel in stasis are left out of personnel battles

    Background:
      Given Alice has:
        | card | where           |
        | Klag | on "Excavation" |

    Example: an Away Team of which everybody is in stasis is not attacked
      Given Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" | in stasis |
      When Alice attacks Bob's Away Team on "Excavation" with "Klag"
      Then that is illegal
      And nothing else has changed

    Example: an Away Team of which nobody is in stasis is attacked
      Given Bob has:
        | card    | where           |
        | Tomalak | on "Excavation" |
      When Alice attacks Bob's Away Team on "Excavation" with "Klag"
      Then that is legal

    Example: a battle stops those who took part in it, and not those in stasis
      Given Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" |           |
        | Taris   | on "Excavation" |           |
        | Taibak  | on "Excavation" | in stasis |
      When Alice attacks Bob's Away Team on "Excavation" with "Klag"
      Then "Tomalak" and "Taris" are now stopped
      And "Taibak" is still not stopped
      And "Klag" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-stasis-21
  Rule: Personnel in stasis are not selected at random to die

    Example: the victim of a battle is selected among those who are not in stasis
      Given Alice has:
        | card | where           |
        | Kurn | on "Excavation" |
        | Kor  | on "Excavation" |
      And Bob has:
        | card    | where           | state     |
        | Tomalak | on "Excavation" |           |
        | Sela    | on "Excavation" |           |
        | Taibak  | on "Excavation" | in stasis |
      When Alice attacks Bob's Away Team on "Excavation" with Alice's Away Team on "Excavation"
      And chance chooses "Sela" from "Tomalak" and "Sela"
      Then "Sela" has been killed
      And "Taibak" has not been killed
