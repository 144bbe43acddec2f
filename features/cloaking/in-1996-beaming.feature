Feature: Cloaked ships and transporters in 1996
  A ship that is cloaked takes nobody aboard.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card      | where           |
      | D'deridex | at "Excavation" |
      | Bochra    | on "Excavation" |

  @ruling=faq96-39-emergency-transporter-armbands-02
  Rule: Nobody is beamed up to a cloaked ship

    Example: Bochra waits below while the Haakona is cloaked
      Given Alice has:
        | card    | where           |
        | Haakona | at "Excavation" |
      And "Haakona" is cloaked
      When Alice beams "Bochra" aboard "Haakona"
      Then that is illegal
      And nothing else has changed

    Example: uncloaked it takes him aboard
      When Alice beams "Bochra" aboard "D'deridex"
      Then "Bochra" is now aboard "D'deridex"
      And nothing else has changed
